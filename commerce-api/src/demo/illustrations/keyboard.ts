import { contactShadow, darken, framed, group, illustration, isDark, knob, mix, path, rect, rim, stroke, text } from './kit.ts';
import type { DrawView, IllustrationParams, Sheet } from './kit.ts';

interface Look {
  readonly full: boolean;
  readonly glow: boolean;
  readonly hasKnob: boolean;
}

const look = (sheet: Sheet): Look => ({
  full: sheet.random.chance(0.5),
  glow: sheet.random.chance(0.6),
  hasKnob: sheet.random.chance(0.5),
});

/** Key widths of the six rows in units of one key; a negative number leaves a gap. */
const ROWS: readonly (readonly number[])[] = [
  [1, -0.5, 1, 1, 1, 1, -0.33, 1, 1, 1, 1, -0.33, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.16],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.66],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.41],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.91],
  [1.25, 1.25, 1.25, 6.16, 1.25, 1.25, 1.25, 1.5],
];

/** Keys in rows of 48; the top of each is lighter, with a light rim. */
function keys(sheet: Sheet, { body, accent }: IllustrationParams, { full }: Look): string {
  const unit = full ? 36 : 46;
  const pitch = 46;
  const dark = isDark(body.base);
  const side = dark ? darken(body.dark, 0.1) : mix(body.base, body.dark, 0.75);
  const paint = sheet.linear(
    'down',
    [0, dark ? mix(body.base, body.light, 0.35) : body.light],
    [1, dark ? body.base : mix(body.base, body.dark, 0.12)],
  );
  // A key is a box of four strokes; the round joins of its outline make the corners: 18 characters a key.
  let sides = '';
  let caps = '';
  let strong = '';
  const put = (x: number, y: number, w: number, h: number, isAccent: boolean): void => {
    const box = (px: number, py: number, pw: number, ph: number): string =>
      `M${Math.round(px)} ${py}h${Math.round(pw)}v${ph}h${-Math.round(pw)}z`;
    sides += box(x + 5, y + 4, w - 10, h - 8);
    const cap = box(x + 7, y + 5, w - 14, h - 16);
    if (isAccent) strong += cap;
    else caps += cap;
  };
  ROWS.forEach((row, at) => {
    let x = 0;
    const y = at * pitch + (at > 0 ? 8 : 0);
    row.forEach((width, key) => {
      if (width > 0) put(x, y, width * unit, 42, (at === 0 && key === 0) || (at === 3 && width > 2));
      x += Math.abs(width) * unit;
    });
  });
  if (full) {
    const left = 15.4 * unit;
    for (let at = 1; at < 6; at += 1) {
      for (let key = 0; key < 4; key += 1) {
        const tall = key === 3 && (at === 2 || at === 4);
        if ((key === 3 && (at === 3 || at === 5)) || (at === 5 && key === 1)) continue;
        put(left + key * unit, at * pitch + 8, unit * (at === 5 && key === 0 ? 2 : 1), tall ? 42 + pitch : 42, false);
      }
    }
  }
  const round = (d: string, fill: string, width: number): string =>
    path(d, fill, `stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`);
  return (
    round(sides, side, 8) +
    round(caps, dark ? mix(body.base, body.light, 0.25) : mix(body.light, body.base, 0.3), 6) +
    round(strong, accent, 6) +
    rect(0, 0, 700, 286, 0, paint, 'opacity=".16"')
  );
}

/** The whole keyboard, drawn in 0,0…740×340. */
function board(sheet: Sheet, params: IllustrationParams, found: Look): string {
  const { body, accent, brand } = params;
  const glow = found.glow ? sheet.linear('across', [0, accent], [0.35, '#7b61ff'], [0.65, '#00b8d4'], [1, accent]) : darken(body.dark, 0.2);
  return (
    rect(0, 0, 740, 352, 24, darken(body.dark, 0.1)) +
    rect(
      0,
      0,
      740,
      340,
      24,
      sheet.linear('down', [0, mix(body.base, body.light, 0.7)], [0.5, body.base], [1, mix(body.base, body.dark, 0.5)]),
    ) +
    rim(1.5, 1.5, 737, 337, 23, '#fff', 0.4) +
    rect(16, 22, 708, 302, 12, darken(body.dark, 0.35)) +
    rect(16, 22, 708, 302, 12, glow, found.glow ? 'opacity=".8"' : '') +
    group('transform="translate(22 30)"', keys(sheet, params, found)) +
    (found.full
      ? group(
          'transform="translate(576 30)"',
          rect(0, 0, 142, 42, 8, sheet.linear('down', [0, '#14181d'], [1, '#262c33'])),
          text({
            x: found.hasKnob ? 54 : 71,
            y: 27,
            value: brand,
            size: 16,
            anchor: 'middle',
            fill: '#e6eaee',
            tracking: 1.5,
            maxWidth: found.hasKnob ? 92 : 120,
          }),
          found.hasKnob ? knob(sheet, 121, 21, 17, 40, accent) : '',
        )
      : '')
  );
}

const legends = (fill: string, unit: number): string =>
  ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM']
    .map((row, at) =>
      [...row]
        .map((letter, key) =>
          text({
            x: ([1.5, 1.75, 2.25][at] ?? 1) * unit + (key + 0.24) * unit,
            y: (at + 2) * 46 + 26,
            value: letter,
            size: 13,
            weight: 600,
            fill,
          }),
        )
        .join(''),
    )
    .join('');

const front: DrawView = (sheet, params) => {
  const found = look(sheet);
  return contactShadow(sheet, 400, 596, 390, 30) + group('transform="translate(30 230)"', board(sheet, params, found));
};

const angle: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body } = params;
  return (
    contactShadow(sheet, 400, 590, 370, 70, 0.4) +
    stroke('M640 372q90-130 46-262-24-46-84-36', '#1b1e22', 9, 'stroke-linecap="round"') +
    group(
      'transform="matrix(.82 .18 -.33 .8 160 262)"',
      rect(0, 22, 740, 342, 24, darken(body.dark, 0.45)),
      rect(0, 12, 740, 342, 24, mix(body.dark, body.base, 0.25)),
      board(sheet, params, found),
    ) +
    rect(572, 54, 44, 30, 6, '#2b3036', 'transform="rotate(14 594 69)"') +
    rect(556, 54, 24, 16, 3, '#b5bbc1', 'transform="rotate(14 594 69)"')
  );
};

const detail: DrawView = (sheet, params) => {
  const found = look(sheet);
  const { body, brand } = params;
  const closer: Look = { ...found, full: false };
  return (
    contactShadow(sheet, 400, 744, 420, 20) +
    group(
      `clip-path="${sheet.clip('<path d="M30 90q0-40 40-40H800V720H70q-40 0-40-40z"/>')}"`,
      group(
        'transform="translate(30 50) scale(1.98)"',
        board(sheet, params, closer),
        group('transform="translate(22 30)"', legends(isDark(body.base) ? '#f2f5f7' : body.ink, 46)),
      ),
    ) +
    text({ x: 560, y: 708, value: brand, size: 22, anchor: 'middle', fill: body.ink, tracking: 3, maxWidth: 260 })
  );
};

/** Keyboard: from above, turned with its cable, close-up of the keys. */
export const keyboard = illustration('keyboard', { front, angle, detail: framed(detail) });
