import {
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
  rect,
  repeat,
  stroke,
  text,
  usbC,
} from './kit.ts';
import type { DrawView, IllustrationParams, Sheet } from './kit.ts';

const cushionOf = (sheet: Sheet): string => sheet.linear('across', [0, '#131518'], [0.35, '#40464e'], [0.6, '#2a2f35'], [1, '#08090b']);

const shellOf = (sheet: Sheet, { body }: IllustrationParams): string =>
  sheet.radial({ cx: 0.36, cy: 0.28, r: 0.85 }, [0, body.light], [0.45, body.base], [1, body.dark]);

/** One ear cup seen half from the side, cushion on the left; origin in the middle. */
function cup(sheet: Sheet, params: IllustrationParams, trim: string): string {
  const { body } = params;
  return (
    rect(-98, -128, 74, 256, 36, cushionOf(sheet)) +
    stroke('M-94-84q30 10 60 0M-96-42q32 10 64 0M-97 0q33 10 66 0M-96 42q32 10 64 0M-94 84q30 10 60 0', '#000', 2, 'opacity=".35"') +
    stroke('M-82-108q-10 108 0 216', '#fff', 4, 'opacity=".14" stroke-linecap="round"') +
    rect(-44, -140, 26, 280, 13, darken(body.dark, 0.25)) +
    ellipse(-4, 0, 74, 142, shellOf(sheet, params)) +
    ellipse(12, 0, 54, 116, metal(sheet)) +
    ellipse(13, 0, 50, 112, shellOf(sheet, params)) +
    ellipse(18, 0, 36, 84, sheet.linear('diagonal', [0, mix(body.base, body.dark, 0.35)], [1, body.base])) +
    stroke('M-38-86C-62-36-60 36-40 84', '#fff', 7, 'opacity=".28" stroke-linecap="round"') +
    rect(-22, -182, 26, 72, 8, trim)
  );
}

const front: DrawView = (sheet, params) => {
  const { body } = params;
  const tilt = sheet.random.between(-4, 4);
  const trim = metal(sheet, 'across', params.body.base);
  const one = sheet.symbol(cup(sheet, params, trim));
  const band = sheet.linear(
    'across',
    [0, body.dark],
    [0.3, mix(body.base, body.light, 0.7)],
    [0.6, body.base],
    [1, darken(body.dark, 0.3)],
  );
  return (
    contactShadow(sheet, 400, 720, 300, 26) +
    stroke('M196 402C176 66 624 66 604 402', band, 44, 'stroke-linecap="round"') +
    stroke('M236 330C254 130 546 130 564 330', '#22262b', 26, 'stroke-linecap="round"') +
    stroke('M246 300C268 140 532 140 554 300', '#fff', 3, 'opacity=".16"') +
    stroke('M200 300C206 208 252 162 314 143', '#fff', 4, 'opacity=".45" stroke-linecap="round"') +
    stroke('M600 300C594 208 548 162 486 143', '#fff', 4, 'opacity=".2" stroke-linecap="round"') +
    group(`transform="translate(196 556) rotate(${tilt}) scale(-1.05 1.05)"`, one()) +
    group(`transform="translate(604 556) rotate(${-tilt}) scale(1.05)"`, one()) +
    text({ x: 400, y: 157, value: params.brand, size: 20, anchor: 'middle', fill: body.ink, tracking: 3, opacity: 0.9, maxWidth: 170 })
  );
};

const angle: DrawView = (sheet, params) => {
  const { body, accent } = params;
  const trim = metal(sheet, 'across', body.base);
  const shell = shellOf(sheet, params);
  return (
    contactShadow(sheet, 400, 724, 270, 26) +
    // far cup
    group(
      'transform="translate(556 520) rotate(8)"',
      rect(-60, -122, 70, 244, 34, shell),
      ellipse(-62, 0, 66, 128, cushionOf(sheet)),
      ellipse(-68, 0, 42, 96, '#08090a'),
      ellipse(-68, 0, 40, 94, sheet.pattern(9, 9, rect(0, 0, 9, 9, 0, '#15181c') + circle(4.5, 4.5, 1.5, '#3a4149'))),
      text({ x: -68, y: 16, value: 'R', size: 46, anchor: 'middle', fill: '#c9ced4', opacity: 0.55 }),
      rect(-34, -170, 24, 70, 8, trim),
    ) +
    stroke(
      'M300 400C236 150 330 74 430 84S600 190 544 380',
      sheet.linear('across', [0, body.dark], [0.35, body.light], [0.6, body.base], [1, body.dark]),
      46,
      'stroke-linecap="round"',
    ) +
    stroke('M326 380C276 190 350 120 424 126S560 210 520 372', '#1d2125', 20, 'stroke-linecap="round"') +
    stroke('M286 330C250 150 340 82 430 72', '#fff', 4, 'opacity=".5" stroke-linecap="round"') +
    // near cup, outside
    group(
      'transform="translate(300 560) rotate(-6)"',
      rect(-16, -232, 32, 120, 10, trim),
      ellipse(22, 4, 128, 150, cushionOf(sheet)),
      ellipse(10, 0, 126, 148, darken(body.dark, 0.25)),
      ellipse(0, 0, 124, 146, shell),
      ellipse(-4, 0, 100, 120, metal(sheet)),
      ellipse(-4, 0, 96, 116, shell),
      ellipse(-4, 0, 96, 116, sheet.radial({ cx: 0.6, cy: 0.75, r: 0.6 }, [0, '#000', 0.25], [1, '#000', 0])),
      stroke('M-98-60C-116-10-108 62-76 100', '#fff', 9, 'opacity=".3" stroke-linecap="round"'),
      text({ x: -4, y: 10, value: params.brand, size: 27, anchor: 'middle', fill: body.ink, tracking: 2, maxWidth: 160 }),
      repeat(3, (at) => circle(-20 + at * 18, 134 - Math.abs(at - 1) * 2, 3, at === 1 ? accent : '#0b0d0f')),
    )
  );
};

const detail: DrawView = (sheet, params) => {
  const { body, accent } = params;
  const fold = sheet.random.whole(18, 26);
  const shell = shellOf(sheet, params);
  return (
    contactShadow(sheet, 400, 748, 330, 24) +
    rect(330, -20, 120, 220, 26, metal(sheet, 'across', body.base)) +
    repeat(5, (at) => rect(348, 20 + at * fold, 84, 3, 1, '#000', 'opacity=".22"')) +
    ellipse(470, 442, 306, 298, cushionOf(sheet)) +
    stroke('M690 268q44 70 60 150M664 640q60-70 84-160', '#000', 4, 'opacity=".4"') +
    ellipse(430, 440, 306, 300, darken(body.dark, 0.3)) +
    ellipse(398, 440, 306, 300, shell) +
    circle(390, 436, 236, metal(sheet)) +
    circle(390, 436, 229, shell) +
    circle(390, 436, 229, sheet.radial({ cx: 0.62, cy: 0.78, r: 0.6 }, [0, '#000', 0.28], [1, '#000', 0])) +
    stroke('M150 300C110 400 124 540 214 634', '#fff', 16, 'opacity=".28" stroke-linecap="round"') +
    stroke('M210 350C196 420 210 500 250 554', '#fff', 7, 'opacity=".2" stroke-linecap="round"') +
    text({ x: 390, y: 456, value: params.brand, size: 56, anchor: 'middle', fill: body.ink, tracking: 4, maxWidth: 360 }) +
    group('transform="rotate(-38 400 440)"', rect(352, 712, 96, 22, 11, '#0c0e10')) +
    group(
      'transform="translate(562 684) rotate(-34)"',
      usbC(0, 0, 58),
      circle(58, -4, 5, accent),
      circle(58, -4, 11, accent, 'opacity=".25"'),
    ) +
    circle(186, 620, 15, darken(body.dark, 0.2)) +
    circle(182, 616, 6, lighten(body.base, 0.4), 'opacity=".6"')
  );
};

/** Over-ear headphones: front, turned, close-up of a cup. */
export const headphones = illustration('headphones', { front, angle, detail: framed(detail) });
