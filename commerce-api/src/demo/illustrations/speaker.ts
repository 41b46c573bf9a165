import {
  FRAMED,
  circle,
  contactShadow,
  darken,
  ellipse,
  framed,
  group,
  illustration,
  lighten,
  metal,
  mix,
  path,
  rect,
  stroke,
  text,
  usbC,
} from './kit.ts';
import type { DrawView, IllustrationParams, Sheet } from './kit.ts';

const look = (sheet: Sheet): { readonly twill: boolean; readonly strap: boolean } => ({
  twill: sheet.random.chance(0.45),
  strap: sheet.random.chance(0.6),
});

/** Cloth of the given cell: plain weave, or twill in slanting ribs. */
const weave = (sheet: Sheet, { body }: IllustrationParams, cell: number, twill: boolean, shownAt = 1): string => {
  const ground = mix(body.base, body.dark, 0.35);
  return sheet.pattern(
    cell,
    cell,
    rect(0, 0, cell, cell, 0, ground) +
      (twill
        ? stroke(
            `M${-cell / 4} ${cell / 4}L${cell / 4} ${-cell / 4}M0 ${cell}L${cell} 0M${cell * 0.75} ${cell * 1.25}L${cell * 1.25} ${cell * 0.75}`,
            lighten(ground, 0.24),
            cell / 3,
          )
        : stroke(`M0 ${cell / 4}h${cell / 2}M${cell / 2} ${(cell * 3) / 4}h${cell / 2}`, lighten(ground, 0.22), cell / 4) +
          stroke(`M${cell * 0.75} 0v${cell / 2}M${cell / 4} ${cell / 2}v${cell / 2}`, darken(ground, 0.35), cell / 4)),
    shownAt,
  );
};

/** Light over a round body: dark edges, one bright stripe. */
const roundness = (sheet: Sheet, direction: 'across' | 'down'): string =>
  sheet.linear(
    direction,
    [0, '#000', 0.55],
    [0.12, '#fff', 0.05],
    [0.3, '#fff', 0.3],
    [0.5, '#fff', 0.02],
    [0.85, '#000', 0.35],
    [1, '#000', 0.65],
  );

/** Name plate: brand on a small metal badge. */
const badge = (sheet: Sheet, brand: string, x: number, y: number, size: number): string =>
  rect(x - size * 3.4, y - size * 1.1, size * 6.8, size * 2.2, size * 0.5, metal(sheet, 'down')) +
  text({ x, y: y + size * 0.36, value: brand, size, anchor: 'middle', fill: '#2c3238', tracking: size * 0.08, maxWidth: size * 6 });

const front: DrawView = (sheet, params) => {
  const { body, accent, brand } = params;
  const { twill, strap } = look(sheet);
  const shape = 'M204 156q0-45 184.500-45t184.500 45v484q0 70-184.500 70t-184.500-70z';
  return (
    contactShadow(sheet, 388, 720, 260, 32) +
    (strap
      ? stroke('M558 180q108 44 88 214-7 66-50 78', darken(body.dark, 0.1), 22, 'stroke-linecap="round"') +
        stroke('M566 178q98 46 78 214', lighten(body.base, 0.25), 3, 'opacity=".5"')
      : '') +
    path(shape, params.body.base) +
    path(shape, params.body.base) +
    path(shape, weave(sheet, params, 9, twill)) +
    path(shape, roundness(sheet, 'across')) +
    group(
      'transform="translate(-62 -58) scale(1.125)"',
      path(
        'M236 590v30q0 62 164 62t164-62v-30q0 60-164 60t-164-60z',
        sheet.linear('across', [0, '#08090b'], [0.3, '#4a525b'], [0.6, '#1b1f24'], [1, '#050607']),
      ) +
        ellipse(400, 190, 164, 46, sheet.linear('down', [0, mix(body.base, body.light, 0.4)], [1, mix(body.base, body.dark, 0.6)])) +
        ellipse(400, 187, 148, 39, sheet.radial({ cx: 0.4, cy: 0.3 }, [0, '#4b535c'], [0.7, '#1c2025'], [1, '#0b0d0f'])) +
        ellipse(400, 187, 110, 27, 'none', `stroke="${accent}" stroke-width="4"`) +
        ellipse(400, 187, 110, 27, 'none', `stroke="${accent}" stroke-width="12" opacity=".25"`) +
        stroke('M340 187h22M438 187h22M449 181v12M394 178l14 9-14 9z', '#e8ecef', 3.4, 'stroke-linejoin="round"') +
        badge(sheet, brand, 400, 420, 25) +
        stroke('M262 240v340', '#fff', 5, 'opacity=".12"') +
        circle(400, 662, 4, accent),
    )
  );
};

const angle: DrawView = (sheet, params) => {
  const { body, accent, brand } = params;
  const { twill, strap } = look(sheet);
  const tube = 'M150 300H610q70 0 70 130T610 560H150z';
  return (
    contactShadow(sheet, 400, 584, 330, 28) +
    group(
      'transform="translate(0 20)"',
      strap ? stroke('M176 290q60-120 190-96 60 14 70 90', darken(body.dark, 0.1), 18, 'stroke-linecap="round"') : '',
      path(tube, params.body.base) + path(tube, params.body.base),
      path(tube, weave(sheet, params, 12, twill)),
      path(tube, roundness(sheet, 'down')),
      ellipse(626, 430, 58, 130, '#1a1e22'),
      path('M610 300q74 0 74 130t-74 130q44-30 44-130t-44-130z', sheet.linear('down', [0, '#59626b'], [0.4, '#23282d'], [1, '#0a0c0e'])),
      ellipse(160, 430, 68, 132, sheet.linear('down', [0, '#5f6871'], [0.4, '#262b31'], [1, '#0a0c0e'])),
      ellipse(154, 430, 58, 116, sheet.radial({ cx: 0.4, cy: 0.35 }, [0, '#3d444c'], [0.8, '#15181c'], [1, '#08090b'])),
      ellipse(152, 430, 42, 86, sheet.radial({ cx: 0.42, cy: 0.4 }, [0, mix(body.base, '#1a1e22', 0.3)], [0.7, '#22272d'], [1, '#0b0d0f'])),
      ellipse(150, 430, 18, 38, metal(sheet)),
      ellipse(152, 430, 50, 102, 'none', `stroke="${accent}" stroke-width="3" opacity=".9"`),
      badge(sheet, brand, 400, 436, 24),
      rect(296, 304, 208, 26, 13, '#1d2125', 'opacity=".85"'),
      stroke('M322 317h16M382 317h16M390 309v16M440 309l14 8-14 8zM478 310v7M472 312a8 8 0 1 0 12 0', '#f0f3f5', 2.6),
    )
  );
};

const detail: DrawView = (sheet, params) => {
  const { body, accent, brand } = params;
  const { twill } = look(sheet);
  const shape = 'M60 330q0-90 340-90t340 90V800H60z';
  return (
    path(shape, params.body.base) +
    path(shape, weave(sheet, params, 20, twill, FRAMED)) +
    path(shape, roundness(sheet, 'across')) +
    ellipse(400, 328, 340, 150, sheet.linear('down', [0, body.light], [0.5, body.base], [1, body.dark])) +
    ellipse(400, 318, 318, 134, '#0a0c0e') +
    ellipse(400, 314, 312, 130, sheet.radial({ cx: 0.38, cy: 0.2 }, [0, '#5c656e'], [0.55, '#252a30'], [1, '#0d0f12'])) +
    ellipse(400, 314, 248, 98, 'none', `stroke="${accent}" stroke-width="26" opacity=".18"`) +
    ellipse(400, 314, 248, 98, 'none', `stroke="${lighten(accent, 0.25)}" stroke-width="7"`) +
    stroke('M216 314h56M528 314h56M556 301v26', '#f0f3f5', 8, 'stroke-linecap="round"') +
    path('M378 282l58 32-58 32z', '#f0f3f5') +
    stroke('M400 240v12M388 246a17 11 0 1 0 24 0', '#f0f3f5', 5) +
    stroke('M120 270q90-70 230-80', '#fff', 5, 'opacity=".35" stroke-linecap="round"') +
    badge(sheet, brand, 400, 600, 46) +
    rect(590, 660, 94, 70, 18, '#14171b', 'opacity=".8"') +
    usbC(637, 695, 62)
  );
};

/** Portable loudspeaker: standing, lying, close-up of the top. */
export const speaker = illustration('speaker', { front, angle, detail: framed(detail) });
