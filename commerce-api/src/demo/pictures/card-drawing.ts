import { palettes } from 'shared-contracts/palettes';
import type { Drawing, PageCard } from '../../media/pictures.ts';
import { darken, lighten, text } from '../illustrations/kit.ts';
import { wrapped } from './wrapped.ts';

const width = 1200;
const height = 630;
const margin = 84;
const titleSize = 68;
const titleWeight = 800;
const mostLines = 4;

/** The bolt of the shop's logo, on a ground of 34 × 34. */
const bolt = 'M18.6 6.5 9.4 18.9h6.4l-1 8.6 9.8-13h-6.7z';

const isThemed = (code: string): code is keyof typeof palettes => code in palettes;

/** A picture for previews: logo, name of the store and the page's title on the store's colour. 1200 × 630, as networks show it. */
export function drawCard({ storeName, theme, title }: PageCard): Drawing {
  const { accent, onAccent } = palettes[isThemed(theme) ? theme : 'amperio'].light;
  const lines = wrapped(title, { room: width - 2 * margin, most: mostLines, size: titleSize, weight: titleWeight });
  const top = 330 - ((lines.length - 1) * 84) / 2 + 40;
  const words = lines
    .map((value, at) =>
      text({
        x: margin,
        y: top + at * 84,
        value,
        size: titleSize,
        weight: titleWeight,
        fill: onAccent,
        anchor: 'start',
        maxWidth: width - 2 * margin,
      }),
    )
    .join('');
  const rings = [420, 320, 220].map((r, at) => `<circle cx="1120" cy="90" r="${r}" fill="#fff" opacity="${0.04 + at * 0.03}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(accent, 0.06)}"/><stop offset="1" stop-color="${darken(accent, 0.3)}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>${rings}
<g transform="translate(${margin} 72) scale(2.1)"><rect width="34" height="34" rx="8" fill="${onAccent}"/><path d="${bolt}" fill="${accent}"/></g>
${text({ x: margin + 92, y: 122, value: storeName, size: 42, weight: 700, fill: onAccent, anchor: 'start' })}
${words}</svg>`;
  return { svg, ratio: width / height };
}
