import {
  bodyDown,
  circle,
  contactShadow,
  darken,
  framed,
  group,
  illustration,
  lighten,
  metal,
  mix,
  onFace,
  path,
  polygon,
  rect,
  rim,
  shadowOf,
  stroke,
  text,
  usbC,
} from './kit.ts';
import type { DrawView, IllustrationParams, Point, Sheet } from './kit.ts';
import { metalCase, portable, stick } from './ssd-parts.ts';

type Kind = 'portable' | 'm2' | 'sata';

function look(sheet: Sheet, { form }: IllustrationParams): { readonly kind: Kind; readonly size: string; readonly speed: string } {
  const kind = sheet.random.pick<Kind>('portable', 'm2', 'm2');
  return {
    kind: form === 'portable' || form === 'm2' || form === 'sata' ? form : kind,
    size: sheet.random.pick('500 GB', '1 TB', '2 TB', '4 TB'),
    speed: sheet.random.pick('5000 MB/s', '7300 MB/s', '7450 MB/s'),
  };
}

const front: DrawView = (sheet, params) => {
  const { kind, size, speed } = look(sheet, params);
  if (kind === 'sata')
    return contactShadow(sheet, 400, 712, 230, 24) + group('transform="translate(170 76) scale(1.15)"', metalCase(sheet, params, size));
  return kind === 'm2'
    ? contactShadow(sheet, 400, 560, 380, 36, 0.34) +
        group(
          'transform="translate(34 270) rotate(-3 360 100) scale(1.02 1.14)"',
          path('M30 8H714V208H30z', '#000', 'opacity=".28"'),
          stick(sheet, params, { size, speed }),
        )
    : contactShadow(sheet, 400, 730, 230, 24) +
        group(
          'transform="translate(208 60) scale(1.17 1.22)"',
          rect(0, 6, 330, 540, 52, darken(params.body.dark, 0.3)),
          portable(sheet, params, size),
        );
};

const angle: DrawView = (sheet, params) => {
  const { kind, size, speed } = look(sheet, params);
  const { body, accent, brand } = params;
  if (kind === 'sata')
    return (
      contactShadow(sheet, 420, 640, 330, 40, 0.34) +
      path('M60 440L330 590 760 372v34L330 632 60 474z', darken(body.dark, 0.2)) +
      group('transform="matrix(.675 .375 -.77 .39 491 222)"', metalCase(sheet, params, size))
    );
  if (kind === 'm2') {
    const box: readonly [Point, Point, Point, Point] = [
      [250, 70],
      [640, 70],
      [640, 560],
      [250, 560],
    ];
    return (
      contactShadow(sheet, 400, 704, 330, 40, 0.34) +
      path(polygon([640, 70], [700, 100], [700, 600], [640, 560]), darken(body.dark, 0.1)) +
      path(polygon(...box), sheet.linear('diagonal', [0, mix(body.base, body.light, 0.5)], [0.55, body.base], [1, body.dark])) +
      onFace(
        sheet,
        box,
        390,
        490,
        path('M0 330L390 150V240L0 420z', accent) +
          path('M0 430L390 250v14L0 444z', accent, 'opacity=".5"') +
          text({ x: 32, y: 72, value: brand, size: 40, fill: body.ink, tracking: 3, maxWidth: 320 }) +
          text({ x: 32, y: 116, value: 'SSD NVMe M.2 2280', size: 20, weight: 600, fill: body.ink, opacity: 0.85 }) +
          text({ x: 358, y: 424, value: size, size: 64, weight: 800, anchor: 'end', fill: body.ink }) +
          text({ x: 32, y: 152, value: speed, size: 18, weight: 600, fill: body.ink }),
      ) +
      group(
        'transform="matrix(.8 -.1 .3 .52 60 586)"',
        path('M30 22H714V222H30z', '#000', 'opacity=".3"'),
        path('M0 10H714V210H30z', '#071a13'),
        stick(sheet, params),
        text({ x: 190, y: 118, value: brand, size: 50, fill: body.ink, tracking: 3, maxWidth: 420 }),
      )
    );
  }
  const top: readonly [Point, Point, Point, Point] = [
    [80, 430],
    [410, 280],
    [700, 450],
    [370, 630],
  ];
  return group(
    'transform="translate(-34 -96) scale(1.09)"',
    shadowOf('M86 486L370 666 694 508 410 380z', 24, 0.42) +
      path('M80 430v44q0 8 8 14l282 180V630z', sheet.linear('across', [0, mix(body.base, body.light, 0.3)], [1, body.dark])) +
      path('M370 630L700 450v46q0 6-8 12L370 668z', sheet.linear('across', [0, body.base], [1, body.dark])) +
      path(polygon(...top), bodyDown(sheet, body)) +
      onFace(
        sheet,
        [
          [80, 430],
          [370, 630],
          [370, 668],
          [80, 474],
        ],
        290,
        42,
        usbC(146, 20, 60) + circle(210, 20, 5, accent),
      ) +
      group('transform="matrix(1 -.455 .536 .315 80 430)"', portable(sheet, params, size)) +
      stroke('M230 556q-120 60-60 150 40 50 220 30', '#1b1e22', 13, 'stroke-linecap="round"') +
      stroke('M230 552q-120 60-60 150', '#fff', 2, 'opacity=".25"') +
      rect(386, 716, 66, 40, 8, '#24282d') +
      rect(450, 724, 30, 24, 4, metal(sheet, 'down')) +
      rect(208, 530, 40, 44, 8, '#24282d', 'transform="rotate(34 228 552)"'),
  );
};

const detail: DrawView = (sheet, params) => {
  const { kind, size, speed } = look(sheet, params);
  if (kind === 'sata') return group('transform="translate(-60 -420) scale(2.1)"', metalCase(sheet, params, size));
  const { body, accent } = params;
  return kind === 'm2'
    ? contactShadow(sheet, 420, 660, 430, 30) +
        group('transform="translate(48 220) scale(2.05)"', path('M0 10H714V210H30z', '#071a13'), stick(sheet, params)) +
        text({ x: 420, y: 410, value: params.brand, size: 62, fill: body.ink, tracking: 4, maxWidth: 350 }) +
        text({ x: 420, y: 500, value: size, size: 70, weight: 800, fill: body.ink, maxWidth: 340 }) +
        text({ x: 420, y: 566, value: speed, size: 34, weight: 600, fill: body.ink, opacity: 0.8, maxWidth: 340 })
    : contactShadow(sheet, 400, 640, 370, 30) +
        path('M60 330L150 190H650L740 330z', bodyDown(sheet, body)) +
        rect(
          40,
          320,
          720,
          300,
          80,
          sheet.linear('down', [0, lighten(body.light, 0.2)], [0.1, mix(body.base, body.light, 0.4)], [0.6, body.base], [1, body.dark]),
        ) +
        rim(42, 322, 716, 296, 78, '#fff', 0.5, 2.5) +
        usbC(400, 460, 210) +
        circle(600, 460, 11, accent) +
        circle(600, 460, 24, accent, 'opacity=".25"') +
        text({
          x: 400,
          y: 292,
          value: params.brand,
          size: 50,
          anchor: 'middle',
          fill: body.ink,
          tracking: 6,
          maxWidth: 420,
          opacity: 0.85,
        }) +
        text({ x: 400, y: 580, value: `${size} · USB 3.2`, size: 30, weight: 600, anchor: 'middle', fill: body.ink, opacity: 0.8 });
};

/** Solid state drive: portable or M.2; alone, with its box or cable, close-up. */
export const ssd = illustration('ssd', { front, angle, detail: framed(detail) });
