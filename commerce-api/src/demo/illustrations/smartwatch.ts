import {
  circle,
  contactShadow,
  darken,
  ellipse,
  framed,
  glassShine,
  group,
  illustration,
  lighten,
  metal,
  mix,
  path,
  polar,
  rect,
  repeat,
  rim,
  softShadow,
  stroke,
  text,
  ticks,
} from './kit.ts';
import type { DrawView, IllustrationParams, Sheet } from './kit.ts';

interface Look {
  readonly round: boolean;
  readonly hour: number;
  readonly minute: number;
  readonly steps: string;
  readonly pulse: number;
}

const look = (sheet: Sheet): Look => ({
  round: sheet.random.chance(0.55),
  hour: sheet.random.pick(10, 13, 22),
  minute: sheet.random.pick(8, 9, 11, 51),
  steps: `${sheet.random.whole(4, 12)} ${sheet.random.whole(100, 990)}`,
  pulse: sheet.random.whole(62, 128),
});

/** Part of a ring that shows how far a goal is reached. */
const goal = (cx: number, cy: number, r: number, share: number, colour: string, width: number): string => {
  const length = 2 * Math.PI * r;
  return (
    circle(cx, cy, r, 'none', `stroke="${colour}" stroke-width="${width}" opacity=".22"`) +
    circle(
      cx,
      cy,
      r,
      'none',
      `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${(length * share).toFixed(1)} ${length.toFixed(1)}" transform="rotate(-90 ${cx} ${cy})"`,
    )
  );
};

/** The watch face around 0,0; about 260 wide. */
function dial(sheet: Sheet, { accent, brand }: IllustrationParams, found: Look): string {
  const time = `${found.hour}:${String(found.minute).padStart(2, '0')}`;
  if (found.round) {
    const [hx, hy] = polar(0, 0, 62, (found.hour % 12) * 30 + found.minute / 2);
    const [mx, my] = polar(0, 0, 94, found.minute * 6);
    return (
      circle(0, 0, 128, sheet.radial({ cx: 0.4, cy: 0.3 }, [0, '#1d2733'], [1, '#05070a'])) +
      ticks(0, 0, 114, 60, 0, 354, '#78828d', 5, 1.4) +
      ticks(0, 0, 106, 12, 0, 330, '#fff', 13, 3) +
      goal(-52, 4, 26, 0.72, accent, 6) +
      text({ x: -52, y: 10, value: String(found.pulse), size: 17, anchor: 'middle', fill: '#fff' }) +
      goal(52, 4, 26, 0.45, '#5ad1a0', 6) +
      path('M46-6h12l-4 8h6l-12 12 3-9h-7z', '#5ad1a0') +
      text({ x: 0, y: 66, value: found.steps, size: 22, anchor: 'middle', fill: '#fff' }) +
      text({ x: 0, y: 84, value: 'KROKI', size: 10, anchor: 'middle', fill: '#9aa4ae', tracking: 1.5 }) +
      text({ x: 0, y: -58, value: brand, size: 12, anchor: 'middle', fill: '#cfd6dc', tracking: 1.5, maxWidth: 90 }) +
      stroke(`M0 0L${hx.toFixed(1)} ${hy.toFixed(1)}`, '#fff', 7, 'stroke-linecap="round"') +
      stroke(`M0 0L${mx.toFixed(1)} ${my.toFixed(1)}`, '#fff', 4.5, 'stroke-linecap="round"') +
      circle(0, 0, 7, accent)
    );
  }
  return (
    rect(-118, -142, 236, 284, 52, sheet.linear('diagonal', [0, '#161c25'], [1, '#020304'])) +
    text({ x: 94, y: -92, value: time, size: 52, weight: 600, anchor: 'end', fill: '#fff' }) +
    text({ x: -94, y: -112, value: 'PT', size: 15, fill: accent }) +
    text({ x: -94, y: -92, value: '14 maja', size: 14, weight: 600, fill: '#c9d0d6' }) +
    goal(-34, 24, 66, 0.82, '#ff4f6d', 17) +
    goal(-34, 24, 46, 0.64, '#9be15d', 17) +
    goal(-34, 24, 26, 0.42, '#4fc3ff', 17) +
    text({ x: 94, y: -8, value: String(found.pulse), size: 32, anchor: 'end', fill: '#fff' }) +
    text({ x: 94, y: 8, value: 'BPM', size: 11, anchor: 'end', fill: '#ff4f6d', tracking: 1 }) +
    text({ x: 94, y: 52, value: found.steps, size: 19, anchor: 'end', fill: '#fff', maxWidth: 66 }) +
    text({ x: 94, y: 68, value: 'KROKI', size: 11, anchor: 'end', fill: '#9be15d', tracking: 1 }) +
    text({ x: 0, y: 122, value: brand, size: 12, anchor: 'middle', fill: '#8d97a1', tracking: 2, maxWidth: 150 })
  );
}

/** Case with the lit face around 0,0. */
function head(sheet: Sheet, params: IllustrationParams, found: Look): string {
  const { body, accent } = params;
  const side = sheet.linear(
    'diagonal',
    [0, lighten(body.light, 0.3)],
    [0.35, body.base],
    [0.6, mix(body.base, body.light, 0.6)],
    [1, body.dark],
  );
  const crown =
    rect(found.round ? 154 : 146, -58, 22, 46, 8, metal(sheet, 'down', body.base)) +
    stroke(`M${found.round ? 158 : 150}-50h18m-18 8h18m-18 8h18m-18 8h18`, '#000', 1.6, 'opacity=".35"') +
    rect(found.round ? 150 : 144, 26, 12, 54, 5, body.dark);
  if (found.round) {
    return (
      crown +
      circle(0, 0, 162, side) +
      circle(0, 0, 154, metal(sheet)) +
      circle(0, 0, 149, '#0b0d10') +
      ticks(0, 0, 135, 24, 0, 345, '#6b747d', 7, 2) +
      circle(0, 0, 131, '#000') +
      dial(sheet, params, found) +
      group(`clip-path="${sheet.clip(circle(0, 0, 149, '#000'))}"`, path('M-170-170H70L-60 170H-170z', '#fff', 'opacity=".07"')) +
      circle(0, 0, 161, 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="1.6"') +
      circle(166, -35, 3, accent)
    );
  }
  return (
    crown +
    rect(-148, -174, 296, 348, 82, side) +
    rim(-146, -172, 292, 344, 80, '#fff', 0.5) +
    rect(-136, -162, 272, 324, 70, '#050608') +
    dial(sheet, params, found) +
    glassShine(sheet, { x: -136, y: -162, w: 272, h: 324, r: 70 }, 0.13)
  );
}

const strapPaint = (sheet: Sheet, { body }: IllustrationParams): string =>
  sheet.linear(
    'across',
    [0, darken(body.dark, 0.15)],
    [0.14, mix(body.base, body.light, 0.35)],
    [0.6, body.base],
    [1, darken(body.dark, 0.2)],
  );

const front: DrawView = (sheet, params) => {
  const found = look(sheet);
  const band = strapPaint(sheet, params);
  return (
    contactShadow(sheet, 400, 766, 130, 14) +
    path('M312 280l18-206q6-42 34-42h72q28 0 34 42l18 206z', band) +
    path('M312 520l16 190q6 50 36 50h72q30 0 36-50l16-190z', band) +
    repeat(6, (at) => ellipse(400, 596 + at * 24, 9, 6, darken(params.body.dark, 0.5))) +
    stroke('M334 100l-14 150M330 560l12 140', '#fff', 3, 'opacity=".25"') +
    rect(338, 92, 124, 22, 9, darken(params.body.dark, 0.2), 'opacity=".7"') +
    group(
      'transform="translate(400 400) scale(1.12)"',
      softShadow(-132, -150, 264, 312, found.round ? 130 : 76, 8, 0.26),
      head(sheet, params, found),
    )
  );
};

const angle: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body } = params;
  return (
    contactShadow(sheet, 420, 728, 260, 30) +
    path(
      'M300 250C270 90 520 40 590 210S640 640 540 716q-40 20-100 6 70-60 90-180t-30-270-150-60z',
      sheet.linear('across', [0, darken(body.dark, 0.3)], [0.5, darken(body.dark, 0.1)], [1, mix(body.base, body.light, 0.2)]),
    ) +
    path(
      'M262 300C250 140 330 60 440 62q110 6 150 148-40-84-128-84-96 6-84 170z',
      sheet.linear('across', [0, body.dark], [0.5, mix(body.base, body.light, 0.5)], [1, body.base]),
    ) +
    path(
      'M230 560q40 120 176 164 90 26 140-12-130-4-180-170z',
      sheet.linear('across', [0, mix(body.base, body.light, 0.4)], [0.5, body.base], [1, body.dark]),
    ) +
    rect(480, 668, 76, 44, 10, metal(sheet), 'transform="rotate(-24 518 690)"') +
    group(
      'transform="matrix(.92 .12 -.16 1.02 300 424)"',
      found.round ? circle(16, 6, 164, darken(body.dark, 0.2)) : rect(-130, -166, 300, 346, 84, darken(body.dark, 0.2)),
      head(sheet, params, found),
    )
  );
};

const detail: DrawView = (sheet, params) => {
  const found = look(sheet);
  const band = strapPaint(sheet, params);
  return (
    path('M200 230L230 0h320l30 230z', band) +
    path('M200 570l30 230h320l30-230z', band) +
    stroke('M236 20l-24 180M212 600l24 180', '#fff', 5, 'opacity=".25"') +
    group(
      'transform="translate(380 400) scale(2.02)"',
      softShadow(-140, -160, 280, 330, found.round ? 140 : 80, 10, 0.3),
      head(sheet, params, found),
    )
  );
};

/** Smartwatch: front, on its side with the strap closed, close-up of the face. */
export const smartwatch = illustration('smartwatch', { front, angle, detail: framed(detail) });
