import { circle, group, lighten, mix, rect, repeat, stroke, wallpaper } from './kit.ts';
import type { Sheet } from './kit.ts';

/** Keyboard in 0,0…600×200: one pattern of keys, wider ones drawn over it; `light` shines between them. */
export function laptopKeys(sheet: Sheet, light: string | undefined): string {
  const cap = (x: number, y: number, w: number): string => rect(x, y, w, 33, 5, '#1c2025') + rect(x + 1.5, y + 1, w - 3, 28, 4, '#2d3238');
  const row = sheet.pattern(40, 40, cap(2, 2, 36));
  const ground = light ? mix('#0b0d0f', light, 0.55) : '#0b0d0f';
  return (
    rect(-6, -6, 612, 212, 10, ground) +
    rect(0, 0, 600, 200, 0, row) +
    cap(2, 122, 76) +
    cap(522, 122, 76) +
    cap(2, 82, 66) +
    cap(532, 82, 66) +
    cap(162, 162, 236) +
    cap(2, 2, 36)
  );
}

/** A lit desktop in 0,0…w×h: windows over the wallpaper. */
export function desktopOf(sheet: Sheet, w: number, h: number, accent: string): string {
  return (
    wallpaper(sheet, { x: 0, y: 0, w, h }) +
    group(
      'opacity=".96"',
      rect(w * 0.09, h * 0.14, w * 0.46, h * 0.56, 8, '#fdfdfe'),
      rect(w * 0.09, h * 0.14, w * 0.46, h * 0.07, 8, '#e9ecef'),
      [0, 1, 2].map((at) => circle(w * 0.115 + at * 14, h * 0.175, 4, ['#ff5f57', '#febc2e', '#28c840'][at] ?? '#ccc')).join(''),
      rect(w * 0.11, h * 0.25, w * 0.1, h * 0.42, 4, '#f0f2f5'),
      rect(w * 0.23, h * 0.25, w * 0.3, h * 0.2, 4, mix(accent, '#ffffff', 0.15)),
      stroke(
        `M${w * 0.23} ${h * 0.51}h${w * 0.28}M${w * 0.23} ${h * 0.56}h${w * 0.24}M${w * 0.23} ${h * 0.61}h${w * 0.27}`,
        '#c5ccd3',
        h * 0.018,
      ),
    ) +
    rect(w * 0.6, h * 0.24, w * 0.3, h * 0.34, 8, '#10151c', 'opacity=".85"') +
    stroke(
      `M${w * 0.63} ${h * 0.5}l${w * 0.05} ${-h * 0.08} ${w * 0.05} ${h * 0.03} ${w * 0.06}${-h * 0.12} ${w * 0.06} ${h * 0.06}`,
      lighten(accent, 0.3),
      3,
      'stroke-linejoin="round"',
    ) +
    rect(w * 0.3, h * 0.89, w * 0.4, h * 0.085, 10, '#fff', 'opacity=".4"') +
    repeat(7, (at) =>
      rect(
        w * 0.325 + at * w * 0.052,
        h * 0.905,
        h * 0.055,
        h * 0.055,
        5,
        ['#ff5a5f', '#2f80ed', '#27ae60', '#f2a33a', '#7b61ff', '#00b8d4', '#fff'][at] ?? '#fff',
      ),
    )
  );
}
