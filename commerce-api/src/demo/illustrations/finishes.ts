import type { Sheet } from './sheet.ts';
import type { BodyPalette } from './palette.ts';
import { darken, lighten, mix } from './palette.ts';
import { circle, ellipse, group, path, polar, rect, repeat, stroke } from './shapes.ts';
import type { Box } from './shapes.ts';

/** Soft shadow where the product touches the ground. */
export function contactShadow(sheet: Sheet, cx: number, cy: number, rx: number, ry: number, depth = 0.38): string {
  const soft = sheet.radial({}, [0, '#0b0d12', depth], [0.55, '#0b0d12', depth * 0.45], [1, '#0b0d12', 0]);
  const core = sheet.radial({}, [0, '#0b0d12', depth * 0.9], [1, '#0b0d12', 0]);
  return ellipse(cx, cy, rx, ry, soft) + ellipse(cx, cy - ry * 0.1, rx * 0.86, ry * 0.45, core);
}

/** Paint of a flat face lit from above. */
export const bodyDown = (sheet: Sheet, body: BodyPalette): string =>
  sheet.linear('down', [0, body.light], [0.35, mix(body.base, body.light, 0.3)], [1, mix(body.base, body.dark, 0.45)]);

/** Polished metal seen across (rings, trims, feet). */
export const metal = (sheet: Sheet, direction: 'across' | 'down' | 'diagonal' = 'diagonal', tint = '#ffffff'): string => {
  const tone = (hex: string): string => mix(hex, tint, tint === '#ffffff' ? 0 : 0.35);
  return sheet.linear(
    direction,
    [0, tone('#fbfcfd')],
    [0.28, tone('#a9b0b7')],
    [0.48, tone('#7d858d')],
    [0.6, tone('#eef1f3')],
    [0.8, tone('#9aa1a9')],
    [1, tone('#5d646c')],
  );
};

/** Slanted reflection over a glass box; draw it last. */
export function glassShine(sheet: Sheet, box: Box, strength = 0.2): string {
  const { x, y, w, h, r = 0 } = box;
  const paint = sheet.linear('down', [0, '#fff', strength], [1, '#fff', strength * 0.1]);
  const clip = sheet.clip(rect(x, y, w, h, r, '#000'));
  return group(
    `clip-path="${clip}"`,
    path(`M${x} ${y}H${x + w * 0.62}L${x + w * 0.26} ${y + h}H${x}z`, paint),
    path(`M${x + w * 0.68} ${y}h${w * 0.07}l${-w * 0.36} ${h}h${-w * 0.07}z`, paint, 'opacity=".6"'),
  );
}

/** Bright window reflection on round glass or a lens. */
export const sparkle = (cx: number, cy: number, r: number): string =>
  ellipse(
    cx - r * 0.32,
    cy - r * 0.36,
    r * 0.3,
    r * 0.18,
    '#fff',
    `opacity=".75" transform="rotate(-38 ${cx - r * 0.32} ${cy - r * 0.36})"`,
  ) +
  ellipse(
    cx + r * 0.3,
    cy + r * 0.34,
    r * 0.13,
    r * 0.07,
    '#fff',
    `opacity=".35" transform="rotate(-38 ${cx + r * 0.3} ${cy + r * 0.34})"`,
  );

/** A camera lens: metal ring, deep coloured glass, reflections. */
export function lens(sheet: Sheet, cx: number, cy: number, r: number, tint = '#27406e'): string {
  const ring = metal(sheet);
  const tube = sheet.radial({}, [0, '#05070a'], [0.7, '#14181d'], [1, '#2d333a']);
  const glass = sheet.radial({ cx: 0.4, cy: 0.35 }, [0, lighten(tint, 0.35)], [0.35, tint], [0.75, darken(tint, 0.7)], [1, '#030407']);
  return (
    circle(cx, cy, r, ring) +
    circle(cx, cy, r * 0.93, '#111418') +
    circle(cx, cy, r * 0.88, tube) +
    circle(cx, cy, r * 0.6, '#000') +
    circle(cx, cy, r * 0.54, glass) +
    sparkle(cx, cy, r * 0.52)
  );
}

/** Turning knob with a marker at the angle (0° is up). */
export function knob(sheet: Sheet, cx: number, cy: number, r: number, degrees: number, marker: string, tint = '#ffffff'): string {
  const [x1, y1] = polar(cx, cy, r * 0.42, degrees);
  const [x2, y2] = polar(cx, cy, r * 0.74, degrees);
  const face = sheet.radial(
    { cx: 0.38, cy: 0.3, r: 0.8 },
    [0, lighten(tint, 0.5)],
    [0.6, mix(tint, '#8b929a', 0.22)],
    [1, mix(tint, '#4d545c', 0.5)],
  );
  return (
    ellipse(cx + r * 0.08, cy + r * 0.16, r * 1.06, r * 1.04, '#000', 'opacity=".18"') +
    circle(cx, cy, r, metal(sheet)) +
    circle(cx, cy, r * 0.86, face) +
    stroke(`M${x1} ${y1}L${x2} ${y2}`, marker, Math.max(2, r * 0.1), 'stroke-linecap="round"')
  );
}

/** Soft shadow that a rounded box throws on what lies under it; cheaper than a blur filter. */
export const softShadow = (x: number, y: number, w: number, h: number, r: number, spread = 14, depth = 0.3): string =>
  repeat(6, (at) => {
    const out = spread * (1 - at / 3);
    return rect(x - out, y - out, w + 2 * out, h + 2 * out, Math.max(2, r + out), '#0b0d12', `opacity="${(depth / 6).toFixed(3)}"`);
  });

/** Soft shadow of any outline on the ground, as when a box stands turned to the corner. */
export const shadowOf = (d: string, spread = 26, depth = 0.4): string =>
  repeat(
    6,
    (at) =>
      `<path transform="translate(0 ${(spread / 3).toFixed(0)})" d="${d}" fill="#0b0d12" stroke="#0b0d12" stroke-width="${Math.max(1, (spread * 2 * (5 - at)) / 5).toFixed(1)}" stroke-linejoin="round" opacity="${(depth / 6).toFixed(3)}"/>`,
  );

/** Attributes of a thin darker outline: keeps a white product apart from a white page. */
export const edge = (body: BodyPalette): string => `stroke="${body.dark}" stroke-opacity=".5" stroke-width="1.6"`;
