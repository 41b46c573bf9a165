import { contactShadow, metal, path, rect, repeat, stroke } from './kit.ts';
import type { IllustrationParams, Sheet } from './kit.ts';

/** What a television stands on. */
export type Stand = 'feet' | 'foot' | 'pedestal' | 'vee' | 'bar';

export const standOf = (sheet: Sheet): Stand => sheet.random.pick('feet', 'foot', 'pedestal', 'vee', 'bar');

const dark = (sheet: Sheet): string => sheet.linear('across', [0, '#14171b'], [0.4, '#4a525b'], [1, '#0e1013']);

/** A leg that leans outwards, once more on the other side. */
function legs(sheet: Sheet, steel: string, reach: number): string {
  const leg = sheet.symbol(
    path('M-6-8h44l-8 26H4z', '#15181c') +
      path('M22 0h14l28 66q2 6-5 6h-10q-5 0-7-5z', dark(sheet)) +
      path('M2 0h18L-40 67q-3 5-8 5h-12q-8 0-4-7z', steel) +
      stroke('M4 2L-58 66', '#fff', 1.6, 'opacity=".55"'),
  );
  return (
    contactShadow(sheet, 400 - reach + 20, 640, 90, 13) +
    contactShadow(sheet, 400 + reach - 20, 640, 90, 13) +
    leg(`translate(${400 - reach} 566)`) +
    leg(`matrix(-1 0 0 1 ${400 + reach} 566)`)
  );
}

/** The stand under a screen that ends at y 572, on the ground at 640; `width` is the screen's share of the widest, 0..1. */
export function drawStand(sheet: Sheet, params: IllustrationParams, kind: Stand, width: number): string {
  const steel = metal(sheet, 'down', params.body.base);
  switch (kind) {
    case 'foot':
      return (
        contactShadow(sheet, 400, 652, 250, 22) +
        path('M356 560h88l10 66H346z', dark(sheet)) +
        path('M250 636q0-14 16-16h268q16 2 16 16v6q-150 12-300 0z', steel) +
        stroke('M256 634q0-10 12-11h264q12 1 12 11', '#fff', 1.5, 'opacity=".55"')
      );
    case 'pedestal':
      return (
        contactShadow(sheet, 400, 652, 190, 20) +
        rect(384, 560, 32, 70, 4, sheet.linear('across', [0, '#6d757d'], [0.3, '#e4e8eb'], [0.6, '#9aa2aa'], [1, '#4a525b'])) +
        path('M286 640q0-18 114-18t114 18q0 12-114 12t-114-12z', steel) +
        stroke('M290 638q6-14 110-14t110 14', '#fff', 1.5, 'opacity=".6"')
      );
    case 'vee':
      return (
        contactShadow(sheet, 400, 650, 230, 20) +
        path('M330 560h140l-14 18H344z', '#15181c') +
        path('M352 566h26L246 648h-34q-8 0-2-6z', steel) +
        path('M448 566h-26l132 82h34q8 0 2-6z', steel) +
        path('M388 566h24l12 80q0 6-24 6t-24-6z', dark(sheet))
      );
    case 'bar': {
      const half = 352 * width * 0.86;
      return (
        contactShadow(sheet, 400, 650, half + 20, 18) +
        path('M340 560h120v44H340z', dark(sheet)) +
        rect(400 - half, 596, 2 * half, 52, 18, sheet.linear('down', [0, '#59626b'], [0.2, '#2b3138'], [1, '#0e1013'])) +
        stroke(
          repeat(4, (at) => `M${400 - half + 26} ${608 + at * 9}H${400 + half - 26}`),
          '#000',
          3,
          'opacity=".45"',
        ) +
        stroke(`M${400 - half + 16} 599H${400 + half - 16}`, '#fff', 1.6, 'opacity=".4"')
      );
    }
    default:
      return legs(sheet, steel, 60 + 180 * width);
  }
}
