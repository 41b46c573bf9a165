import { circle, darken, lighten, metal, mix, repeat } from './kit.ts';
import { at, badge, bar, closeUp, floor, illustrate, lying, print, scaled, tube } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** Twist bit from x to the left, `length` long, on the axis y. */
const bit = (s: Sketch, x: number, y: number, length: number, h: number): string =>
  `<path d="M${x} ${y - h / 2}H${x - length + h}L${x - length} ${y}L${x - length + h} ${y + h / 2}H${x}Z" fill="${bar(s)}"/>
    <path d="${repeat(Math.floor(length / h / 1.1), (i) => `M${x - 14 - i * h * 1.1} ${y - h / 2}l${-h * 0.9} ${h}`)}" stroke="#454c53" stroke-width="${h * 0.26}"/>`;

/** Keyless chuck, its face to the left at x. */
const chuck = (s: Sketch, x: number, y: number, w: number, h: number): string =>
  `<path d="M${x} ${y - h * 0.22}L${x + w * 0.26} ${y - h * 0.42}H${x + w * 0.62}V${y + h * 0.42}H${x + w * 0.26}L${x} ${y + h * 0.22}Z" fill="${s.down('#59626b', '#23282d 35', '#0b0d0f')}"/>
    <rect x="${x + w * 0.6}" y="${y - h / 2}" width="${w * 0.4}" height="${h}" rx="8" fill="${s.down('#717a83', '#2b3138 35', '#0b0d0f')}"/>
    <path d="${repeat(9, (i) => `M${x + w * 0.64} ${y - h * 0.42 + (i * h * 0.84) / 8}h${w * 0.3}`)}" stroke="#000" stroke-opacity=".5" stroke-width="${h * 0.035}"/>
    <path d="M${x + w * 0.08} ${y - h * 0.16}H${x + w * 0.56}" stroke="#fff" stroke-opacity=".3" stroke-width="5"/>`;

const battery = (s: Sketch): string =>
  `<path d="M0 18Q0 0 18 0H202Q220 0 220 18V80Q220 96 204 96H16Q0 96 0 80Z" fill="${s.down('#4a525b', '#1b1f23 45', '#0b0d0f')}"/>
    <path d="M0 34H220V48H0Z" fill="${s.accent}"/>${print(62, 78, 'Li-Ion', 22, '#fff')}
    <path d="M122 72h.1M144 72h.1M166 72h.1" stroke="#8fe36a" stroke-width="13" stroke-linecap="round"/>
    <path d="M188 72h.1" stroke="#59626b" stroke-width="13" stroke-linecap="round"/>`;

/** The machine pointing to the left. */
function tool(s: Sketch): string {
  const { body, accent } = s;
  return `${chuck(s, 150, 250, 150, 116)}
    <rect x="294" y="172" width="60" height="156" rx="12" fill="${s.down('#717a83', '#2b3138 35', '#0b0d0f')}"/>
    <path d="${repeat(8, (i) => `M304 ${186 + i * 18}h40`)}" stroke="#000" stroke-opacity=".5" stroke-width="5"/>
    <path d="M350 166H600Q690 170 696 250Q690 332 600 338H350Z" fill="${lying(s)}"/>
    <path d="M372 188H590Q640 190 660 214" stroke="#fff" stroke-width="10" fill="none" stroke-linecap="round" opacity=".5"/>
    <path d="M610 168Q690 176 696 250Q690 326 610 336Z" fill="${s.down('#59626b', '#1b1f23 45', '#0b0d0f')}"/>
    <path d="${repeat(5, (i) => `M632 ${200 + i * 25}h40`)}" stroke="#000" stroke-width="9" stroke-linecap="round"/>
    <path d="M400 330H560Q572 420 594 580H466Q470 470 420 420Q398 396 400 330Z" fill="${s.across(mix(body.base, body.light, 0.3), body.base, body.dark)}"/>
    <path d="M470 338H566Q578 440 598 574H520Q510 440 470 338Z" fill="${s.across('#3d454d', '#1b1f23 60', '#0b0d0f')}"/>
    <path d="${repeat(9, (i) => `M${512 + i * 4} ${390 + i * 20}h44`)}" stroke="#000" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>
    <path d="M392 346Q352 352 366 388Q376 412 424 424Z" fill="${s.across(accent, darken(accent, 0.4))}"/>
    <circle cx="372" cy="340" r="8" fill="#fffbe0"/>${badge(s, 480, 262, 36, { maxWidth: 230 })}
    <path d="M380 296h170" stroke="${accent}" stroke-width="7" stroke-linecap="round"/>
    <rect x="446" y="566" width="170" height="34" rx="8" fill="${s.down('#3d454d', '#0d0f11')}"/>`;
}

const front = (s: Sketch): string =>
  scaled(
    1.04,
    400,
    420,
    `${floor(s, 520, 708, 210, 26)}${bit(s, 156, 250, 120, 24)}${tool(s)}
  ${at(420, 598, battery(s))}`,
  );

function angle(s: Sketch): string {
  const { body } = s;
  return `${floor(s, 400, 726, 370, 32)}
    <path d="M70 470Q70 450 92 450H708Q730 450 730 470V690Q730 714 704 714H96Q70 714 70 690Z" fill="${s.slant('#3d454d', '#1b1f23 50', '#0b0d0f')}"/>
    <path d="M92 474H708V690H92Z" fill="${s.down('#59626b', '#a9b2ba')}"/><path d="M92 474H708V510H92Z" fill="${s.down('#000a', '#0000')}"/>
    <path d="M70 450L110 80Q112 62 130 62H670Q688 62 690 80L730 450Z" fill="${s.slant(body.light, body.base, mix(body.base, body.dark, 0.7))}"/>
    <path d="M96 432L132 100Q134 88 146 88H654Q666 88 668 100L704 432Z" fill="${s.down('#23282d', '#3d454d')}"/>
    ${badge(s, 400, 142, 34, { fill: '#c6cdd3' })}
    <g transform="translate(92 300) scale(.68)">${bit(s, 156, 250, 90, 22)}${tool(s)}</g><g transform="translate(566 590) scale(.62)">
    ${battery(s)}</g>
    ${[0, 1, 2, 3, 4, 5]
      .map(
        (i) => `<g transform="translate(${146 + i * 38} 690) rotate(90)">${bit(s, 0, 0, 110 - i * 10, 16 - i)}
    </g>`,
      )
      .join('')}<path d="M118 676H374V700H118Z" fill="${s.accent}"/>
    <path d="M220 706h100v22H220zM480 706h100v22H480z" fill="${tube(s)}"/>`;
}

function detail(s: Sketch): string {
  const { body, accent } = s;
  const numbers = [1, 5, 9, 13, 17, 21].map((value, i) => print(526, 206 + i * 66, String(value), 34, '#e9eef2'));
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.slant('#fbfcfd', '#d5dce1')}"/>${bit(s, 120, 380, 160, 54)}
      ${chuck(s, 90, 380, 340, 340)}
      <rect x="410" y="150" width="190" height="460" rx="26" fill="${s.down('#717a83', '#2b3138 35', '#0b0d0f')}"/>
      <path d="${repeat(16, (i) => `M424 ${172 + i * 28}h60`)}" stroke="#000" stroke-opacity=".5" stroke-width="9"/>${numbers.join('')}
      <path d="M600 350l-34 22l34 22z" fill="${accent}"/>
    <path d="M590 120H800V640H590Z" fill="${lying(s)}"/>
    <path d="M616 170H760" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".5"/>
    <rect x="630" y="330" width="130" height="100" rx="14" fill="#15181b"/>
    <path d="M650 380h80m-24-22l24 22l-24 22" stroke="${lighten(accent, 0.3)}" stroke-width="9" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M620 640H800V800H660Q640 700 620 640Z" fill="${s.across(body.base, body.dark)}"/>${circle(560, 668, 34, metal(s))}
    ${circle(560, 668, 26, s.ball('#fffdf0', '#ffe9a0'))}<path d="M540 680L60 760H480Z" fill="${s.across('#fff6c000', '#fff6c0aa')}"/>
    ${badge(s, 230, 140, 40, { fill: '#4a5159' })}`,
  );
}

export const illustration = illustrate('drill', { front, angle, detail });
