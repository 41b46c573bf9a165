import {
  circle,
  contactShadow,
  darken,
  framed,
  group,
  illustration,
  lens,
  mix,
  path,
  rect,
  rim,
  screen,
  softShadow,
  stroke,
  text,
} from './kit.ts';
import type { DrawView, IllustrationParams, Sheet } from './kit.ts';

interface Look {
  readonly layout: 'column' | 'square' | 'bar';
  readonly lenses: number;
  readonly clock: string;
  /** Colour of the lens coating. */
  readonly tint: string;
}

const look = (sheet: Sheet): Look => ({
  layout: sheet.random.pick('column', 'square', 'bar'),
  lenses: sheet.random.whole(2, 3),
  clock: `${sheet.random.whole(9, 19)}:${sheet.random.pick('08', '24', '37', '41', '56')}`,
  tint: sheet.random.pick('#27406e', '#3a2f7a', '#1f5a5a'),
});

const WEEKDAYS = ['Poniedziałek, 4 maja', 'Wtorek, 12 maja', 'Środa, 20 maja', 'Piątek, 5 czerwca'] as const;

const frame = (sheet: Sheet, { body }: IllustrationParams): string =>
  sheet.linear(
    'across',
    [0, body.dark],
    [0.02, mix(body.light, '#ffffff', 0.3)],
    [0.05, body.base],
    [0.5, mix(body.base, body.light, 0.6)],
    [0.95, body.base],
    [0.98, body.light],
    [1, body.dark],
  );

/** The lit side of a phone, drawn in 0,0…340×700; `small` leaves out what cannot be read from afar. */
function lit(sheet: Sheet, params: IllustrationParams, { clock }: Look, small = false): string {
  const day = sheet.random.pick(...WEEKDAYS);
  const glyph = (x: number, d: string): string =>
    circle(x, 632, 25, '#000', 'opacity=".35"') +
    group(`transform="translate(${x} 632)"`, stroke(d, '#fff', 2.6, 'stroke-linecap="round" stroke-linejoin="round"'));
  return (
    rect(-4, 150, 8, 60, 3, params.body.dark) +
    rect(-4, 226, 8, 60, 3, params.body.dark) +
    rect(336, 190, 8, 92, 3, params.body.dark) +
    rect(0, 0, 340, 700, 54, frame(sheet, params)) +
    rim(1.5, 1.5, 337, 697, 52, '#fff', 0.4) +
    screen(sheet, { x: 7, y: 7, w: 326, h: 686, r: 48 }, 8) +
    rect(15, 15, 310, 260, 40, sheet.linear('down', [0, '#000', 0.42], [1, '#000', 0])) +
    rect(122, 28, 96, 25, 12.5, '#000') +
    circle(204, 40.5, 7, '#101a33') +
    circle(202, 38.5, 2, '#5b7fd0') +
    (small ? '' : text({ x: 44, y: 47, value: clock, size: 16, weight: 600, fill: '#fff' })) +
    stroke('M254 46v-4M260 46v-7M266 46v-10M272 46v-13', '#fff', 3.4) +
    rect(284, 34, 25, 13, 4, 'none', 'stroke="#fff" stroke-width="1.6"') +
    rect(286.5, 36.5, 15, 8, 2, '#fff') +
    text({ x: 170, y: 136, value: day, size: 17, weight: 600, anchor: 'middle', fill: '#fff', opacity: 0.92 }) +
    text({ x: 170, y: 212, value: clock, size: 82, weight: 600, anchor: 'middle', fill: '#fff' }) +
    (small ? '' : glyph(64, 'M-6-11h12l-3 8v14h-6v-14zM-6-6h12') + glyph(276, 'M-12-6h6l3-5h6l3 5h6v15h-24zM0-3a5 5 0 1 0 .1 0')) +
    rect(110, 672, 120, 5, 2.5, '#fff', 'opacity=".9"')
  );
}

/** Camera island; origin at its top left, `k` is the scale. */
function cameras(sheet: Sheet, params: IllustrationParams, { layout, lenses, tint }: Look): string {
  const { body } = params;
  const ground = sheet.linear('diagonal', [0, mix(body.base, body.light, 0.75)], [1, mix(body.base, body.dark, 0.45)]);
  const one = sheet.symbol(circle(2, 4, 37, '#000', 'opacity=".25"') + lens(sheet, 0, 0, 36, tint));
  const flash = (x: number, y: number): string =>
    circle(x, y, 11, '#cfd4d8') + circle(x, y, 8.5, sheet.radial({}, [0, '#fffdf2'], [0.6, '#ffe9b0'], [1, '#d7b065']));
  if (layout === 'bar') {
    return (
      softShadow(2, 10, 292, 96, 48, 6, 0.2) +
      rect(0, 6, 292, 96, 48, ground) +
      rim(1, 7, 290, 94, 47, '#fff', 0.5) +
      one('translate(52 54)') +
      one('translate(140 54)') +
      (lenses > 2 ? one('translate(228 54)') + flash(270, 40) : flash(226, 54))
    );
  }
  if (layout === 'column') {
    return (
      one('translate(46 46)') +
      one('translate(46 138)') +
      (lenses > 2 ? one('translate(46 230)') + flash(112, 92) : flash(112, 46)) +
      circle(112, lenses > 2 ? 184 : 138, 7, '#14181d')
    );
  }
  return (
    softShadow(2, 4, 184, 184, 46, 7, 0.22) +
    rect(0, 0, 184, 184, 46, ground) +
    rim(1, 1, 182, 182, 45, '#fff', 0.55) +
    one('translate(54 54)') +
    one('translate(54 132)') +
    (lenses > 2 ? one('translate(132 93)') + flash(138, 38) : flash(132, 54)) +
    circle(138, 148, 7, '#14181d')
  );
}

/** The back of a phone, drawn in 0,0…340×700. */
const back = (sheet: Sheet, params: IllustrationParams, found: Look, brandY = 420): string =>
  rect(-4, 190, 8, 92, 3, params.body.dark) +
  rect(0, 0, 340, 700, 54, frame(sheet, params)) +
  rect(
    5,
    5,
    330,
    690,
    50,
    sheet.linear(
      'diagonal',
      [0, params.body.light],
      [0.4, params.body.base],
      [0.75, mix(params.body.base, params.body.light, 0.25)],
      [1, mix(params.body.base, params.body.dark, 0.7)],
    ),
  ) +
  path('M5 470L335 120v300L120 695H55Q5 695 5 645z', '#fff', 'opacity=".07"') +
  rim(5.5, 5.5, 329, 689, 49, '#fff', 0.45) +
  group('transform="translate(24 26)"', cameras(sheet, params, found)) +
  text({
    x: 170,
    y: brandY,
    value: params.brand,
    size: 30,
    anchor: 'middle',
    fill: params.body.ink,
    tracking: 3,
    opacity: 0.75,
    maxWidth: 230,
  });

const front: DrawView = (sheet, params) => {
  const found = look(sheet);
  return contactShadow(sheet, 400, 756, 190, 18) + group('transform="translate(230 46)"', lit(sheet, params, found));
};

const angle: DrawView = (sheet, params) => {
  const found = look(sheet);
  return (
    contactShadow(sheet, 400, 748, 300, 24) +
    group('transform="translate(420 64) skewY(4) scale(.86 .93)"', lit(sheet, params, found, true)) +
    group(
      'transform="translate(88 78) rotate(-4) scale(.93)"',
      softShadow(4, 12, 340, 690, 56, 18, 0.34),
      rect(-7, 3, 340, 697, 54, darken(params.body.dark, 0.2)),
      back(sheet, params, found),
    )
  );
};

const detail: DrawView = (sheet, params) => {
  const found = look(sheet);
  return (
    group('transform="translate(110 90) scale(1.75)"', back(sheet, params, found, 350)) +
    stroke('M122 210q4-98 98-106', '#fff', 4, 'opacity=".5" stroke-linecap="round"')
  );
};

/** Smartphone: lit screen, back and front, camera close-up. */
export const smartphone = illustration('smartphone', { front, angle, detail: framed(detail) });
