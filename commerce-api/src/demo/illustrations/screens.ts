import type { Sheet } from './sheet.ts';
import { darken, lighten, mix } from './palette.ts';
import { glassShine } from './finishes.ts';
import { circle, ellipse, group, path, rect, stroke } from './shapes.ts';
import type { Box } from './shapes.ts';

/** Pictures that a lit screen may show. */
export type WallpaperKind = 'dunes' | 'peaks' | 'waves' | 'aurora' | 'orbs';

const KINDS = ['dunes', 'peaks', 'waves', 'aurora', 'orbs'] as const;

const SKIES: readonly (readonly [string, string, string, string])[] = [
  ['#1b2a5c', '#e0637a', '#ffc37a', '#3b1d4f'],
  ['#0b3a53', '#3aa6b9', '#ffe3a3', '#0a2233'],
  ['#2a1458', '#8b3fd1', '#ff8fc7', '#150a33'],
  ['#10305e', '#5b9df0', '#e5f2ff', '#0d1f3c'],
  ['#3d1a12', '#e2672d', '#ffd27d', '#25100c'],
  ['#0e3b2e', '#49a078', '#e8f3c5', '#08241d'],
];

/**
 * A picture that fills a box, chosen by `scene` unless `kind` is given.
 * It is the brightest part of the illustration, so it has strong colours.
 */
export function wallpaper(sheet: Sheet, box: Box, kind?: WallpaperKind): string {
  const { x, y, w, h, r = 0 } = box;
  const shown = kind ?? sheet.scene.pick(...KINDS);
  const [deep, mid, glow, dark] = SKIES[sheet.scene.whole(0, SKIES.length - 1)] ?? ['#10305e', '#5b9df0', '#e5f2ff', '#0d1f3c'];
  const clip = sheet.clip(rect(x, y, w, h, r, '#000'));
  const sky = rect(x, y, w, h, r, sheet.linear('down', [0, deep], [0.5, mid], [0.85, glow]));
  const at = (px: number, py: number): string => `${(x + w * px).toFixed(1)} ${(y + h * py).toFixed(1)}`;
  const small = Math.min(w, h);
  const scenes: Readonly<Record<WallpaperKind, () => string>> = {
    dunes: () =>
      sky +
      circle(x + w * 0.68, y + h * 0.4, small * 0.15, sheet.linear('down', [0, '#fff8e6'], [1, glow])) +
      path(`M${at(0, 0.62)}Q${at(0.3, 0.42)} ${at(0.62, 0.6)}T${at(1, 0.5)}V${y + h}H${x}z`, mix(mid, dark, 0.35)) +
      path(
        `M${at(0, 0.75)}Q${at(0.35, 0.8)} ${at(0.55, 0.66)}T${at(1, 0.7)}V${y + h}H${x}z`,
        sheet.linear('across', [0, mix(mid, dark, 0.75)], [0.5, mix(glow, mid, 0.55)], [0.85, dark]),
      ) +
      path(`M${at(0, 0.95)}Q${at(0.4, 0.7)} ${at(1, 0.9)}V${y + h}H${x}z`, dark),
    peaks: () =>
      sky +
      circle(x + w * 0.3, y + h * (h > w ? 0.4 : 0.3), small * 0.09, '#fff', 'opacity=".85"') +
      path(
        `M${at(0, 0.7)}L${at(0.22, 0.45)}L${at(0.36, 0.6)}L${at(0.6, 0.32)}L${at(0.82, 0.6)}L${at(1, 0.48)}V${y + h}H${x}z`,
        mix(mid, dark, 0.45),
      ) +
      path(
        `M${at(0.6, 0.32)}l${w * 0.077} ${h * 0.098}l${-w * 0.05} ${-h * 0.022}l${-w * 0.03} ${h * 0.032}l${-w * 0.045} ${-h * 0.034}l${-w * 0.036} ${h * 0.024}z`,
        '#fff',
        'opacity=".8"',
      ) +
      path(`M${at(0, 0.86)}L${at(0.3, 0.62)}L${at(0.5, 0.8)}L${at(0.75, 0.66)}L${at(1, 0.84)}V${y + h}H${x}z`, mix(deep, dark, 0.7)) +
      rect(x, y + h * 0.86, w, h * 0.14, 0, sheet.linear('down', [0, mix(glow, mid, 0.5), 0.75], [1, dark])),
    waves: () =>
      rect(x, y, w, h, r, sheet.linear('diagonal', [0, deep], [1, dark])) +
      path(`M${at(0, 0.2)}C${at(0.35, 0)} ${at(0.5, 0.7)} ${at(1, 0.3)}V${y + h}H${x}z`, sheet.linear('diagonal', [0, mid], [1, deep])) +
      path(
        `M${at(0, 0.5)}C${at(0.3, 0.2)} ${at(0.6, 0.95)} ${at(1, 0.48)}V${y + h}H${x}z`,
        sheet.linear('across', [0, mix(mid, deep, 0.3)], [0.5, glow], [1, mid]),
      ) +
      path(
        `M${at(0, 0.72)}C${at(0.35, 0.45)} ${at(0.6, 1.1)} ${at(1, 0.7)}V${y + h}H${x}z`,
        sheet.linear('rising', [0, dark], [0.7, mid], [1, lighten(glow, 0.3)]),
      ) +
      path(`M${at(0, 0.9)}C${at(0.4, 0.72)} ${at(0.7, 1.1)} ${at(1, 0.88)}V${y + h}H${x}z`, dark, 'opacity=".75"'),
    aurora: () =>
      rect(x, y, w, h, r, sheet.linear('down', [0, mix(dark, deep, 0.5)], [1, mix(deep, mid, 0.5)])) +
      ellipse(x + w * 0.3, y + h * 0.42, w * 0.5, h * 0.42, sheet.radial({}, [0, lighten(mid, 0.15)], [0.5, mid, 0.7], [1, mid, 0])) +
      ellipse(
        x + w * 0.75,
        y + h * 0.55,
        w * 0.5,
        h * 0.45,
        sheet.radial({}, [0, lighten(glow, 0.3), 0.95], [0.45, glow, 0.6], [1, glow, 0]),
      ) +
      path(
        `M${at(0, 0.85)}L${at(0.2, 0.74)}L${at(0.38, 0.83)}L${at(0.6, 0.7)}L${at(0.8, 0.82)}L${at(1, 0.76)}V${y + h}H${x}z`,
        darken(dark, 0.5),
      ),
    orbs: () => {
      const ball = sheet.radial({ cx: 0.35, cy: 0.3, r: 0.8 }, [0, lighten(glow, 0.5)], [0.35, glow], [0.75, mid], [1, deep]);
      return (
        rect(x, y, w, h, r, sheet.linear('diagonal', [0, mix(deep, mid, 0.3)], [1, dark])) +
        circle(x + w * 0.66, y + h * 0.62, small * 0.36, ball) +
        circle(x + w * 0.28, y + h * 0.3, small * 0.2, ball) +
        circle(x + w * 0.2, y + h * 0.78, small * 0.1, ball)
      );
    },
  };
  return group(`clip-path="${clip}"`, scenes[shown]());
}

/** A lit screen: black frame `bezel` wide, picture, reflection. */
export function screen(sheet: Sheet, box: Box, bezel: number, kind?: WallpaperKind): string {
  const { x, y, w, h, r = 0 } = box;
  const inner: Box = { x: x + bezel, y: y + bezel, w: w - 2 * bezel, h: h - 2 * bezel, r: Math.max(0, r - bezel) };
  return rect(x, y, w, h, r, '#07080a') + wallpaper(sheet, inner, kind) + glassShine(sheet, inner, 0.13);
}

/** Small dark display with glowing border, for control panels; print on it with `text`. */
export function display(sheet: Sheet, box: Box): string {
  const { x, y, w, h, r = 6 } = box;
  return (
    rect(x, y, w, h, r, sheet.linear('down', [0, '#05070a'], [1, '#171c22'])) +
    rect(x + 0.75, y + 0.75, w - 1.5, h - 1.5, r, 'none', 'stroke="#fff" stroke-opacity=".16" stroke-width="1.5"') +
    path(
      `M${x + r} ${y + 1}H${x + w * 0.7}L${x + w * 0.5} ${y + h * 0.5}H${x + 1}V${y + r}q0 ${1 - r} ${r - 1} ${1 - r}z`,
      '#fff',
      'opacity=".05"',
    )
  );
}

/** A USB-C port, centred. */
export const usbC = (cx: number, cy: number, w: number): string =>
  rect(cx - w / 2, cy - w * 0.18, w, w * 0.36, w * 0.18, '#0a0c0e', `stroke="#8d949b" stroke-width="${w * 0.06}"`) +
  rect(cx - w * 0.33, cy - w * 0.045, w * 0.66, w * 0.09, w * 0.04, '#4c535a');

/** A seam between two parts: dark line with a light one beside it. */
export const seam = (d: string, opacity = 0.35): string =>
  stroke(d, '#000', 1.6, `opacity="${opacity}"`) +
  group('transform="translate(0 1.6)"', stroke(d, '#fff', 1.2, `opacity="${opacity * 0.9}"`));
