/** Colours of a product's body: `ink` is the colour that can be read when printed on it. */
export interface BodyPalette {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly ink: string;
}

/** Body colours by the names that the catalogue data uses. */
export const bodies = {
  white: { light: '#fdfdfe', base: '#eceff2', dark: '#b2b9c1', ink: '#4a5159' },
  silver: { light: '#f2f4f6', base: '#c9ced4', dark: '#878e97', ink: '#2f353c' },
  graphite: { light: '#6f7883', base: '#3b424a', dark: '#181c21', ink: '#e6eaee' },
  black: { light: '#474c54', base: '#1d2024', dark: '#08090b', ink: '#d9dde2' },
  navy: { light: '#5672a4', base: '#24395f', dark: '#0f1a30', ink: '#dfe7f5' },
  green: { light: '#9db9a1', base: '#5a7c63', dark: '#2c4334', ink: '#eef5ee' },
  rose: { light: '#fbe3e0', base: '#e9b9b6', dark: '#b17c7d', ink: '#5e3439' },
  sand: { light: '#f6eddd', base: '#dcc9a9', dark: '#a48d68', ink: '#51432b' },
  red: { light: '#ef6a5f', base: '#c22a2c', dark: '#6f1016', ink: '#fff1ee' },
  blue: { light: '#8dbdf0', base: '#3f7fca', dark: '#1c4581', ink: '#f1f7ff' },
} as const satisfies Readonly<Record<string, BodyPalette>>;

/** A body colour that the catalogue may name. */
export type BodyName = keyof typeof bodies;

const channels = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Mixes two `#rrggbb` colours; `share` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const part = (a: number, b: number): string =>
    Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(r1, r2)}${part(g1, g2)}${part(b1, b2)}`;
}

/** Lightens a colour towards white by `share` (0..1). */
export const lighten = (hex: string, share: number): string => mix(hex, '#ffffff', share);

/** Darkens a colour towards black by `share` (0..1). */
export const darken = (hex: string, share: number): string => mix(hex, '#000000', share);

/** Whether a colour is dark enough to need light print. */
export function isDark(hex: string): boolean {
  const [r, g, b] = channels(hex);
  return 0.299 * r + 0.587 * g + 0.114 * b < 120;
}
