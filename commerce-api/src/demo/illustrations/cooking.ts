import { circle, ellipse, mix, repeat } from './kit.ts';
import { bar } from './drawing.ts';
import type { Sketch } from './drawing.ts';

/** Horizontal bar handle on two posts, with its shadow on the door. */
export const barHandle = (s: Sketch, x: number, y: number, w: number, h = 20): string =>
  `<rect x="${x}" y="${y + h * 0.5}" width="${w}" height="${h}" rx="${h / 2}" fill="#000" opacity=".25"/>
    <rect x="${x + w * 0.05}" y="${y - 3}" width="${h}" height="${h + 6}" rx="4" fill="#737a82"/>
    <rect x="${x + w * 0.95 - h}" y="${y - 3}" width="${h}" height="${h + 6}" rx="4" fill="#737a82"/>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}" fill="${bar(s)}"/>`;

/** Lit cavity with runners, fan and a wire shelf; `food` stands on the shelf, its middle at the given share of the height. */
export function cavity(s: Sketch, x: number, y: number, w: number, h: number, food: string): string {
  const fan = `${circle(x + w / 2, y + h * 0.4, h * 0.2, '#2a1d14', 'opacity=".6"')}<path d="${repeat(8, (i) => {
    const turn = (i * Math.PI) / 4;
    return `M${(x + w / 2 + Math.cos(turn) * h * 0.06).toFixed(1)} ${(y + h * 0.4 + Math.sin(turn) * h * 0.06).toFixed(1)}L${(x + w / 2 + Math.cos(turn + 0.5) * h * 0.17).toFixed(1)} ${(y + h * 0.4 + Math.sin(turn + 0.5) * h * 0.17).toFixed(1)}`;
  })}" stroke="#0e0a07" stroke-width="${h * 0.025}" stroke-linecap="round"/>`;
  const inset = w * 0.1;
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="${s.down('#3d2a1c', '#6b4526 60', '#2a1a10')}"/>
    <path d="M${x + inset} ${y + h * 0.1}H${x + w - inset}V${y + h * 0.82}H${x + inset}Z" fill="${s.glow('#e9a85c', '#a8672f 55', '#54331a')}"/>
    ${fan}
    <path d="M${x} ${y + h}L${x + inset} ${y + h * 0.82}H${x + w - inset}L${x + w} ${y + h}Z" fill="${s.down('#5a3a20', '#23150c')}"/>
    <path d="M${x} ${y}L${x + inset} ${y + h * 0.1}H${x + w - inset}L${x + w} ${y}Z" fill="${s.down('#241710', '#7a4e2a')}"/>
    <ellipse cx="${x + w * 0.84}" cy="${y + h * 0.2}" rx="${w * 0.15}" ry="${h * 0.2}" fill="${s.glow('#fff4d2', '#ffd48a99 35', '#ffd48a00')}"/>
    <path d="${repeat(4, (i) => `M${x + 4} ${y + h * (0.28 + i * 0.18)}L${x + inset} ${y + h * (0.3 + i * 0.14)}M${x + w - 4} ${y + h * (0.28 + i * 0.18)}L${x + w - inset} ${y + h * (0.3 + i * 0.14)}`)}" stroke="#d9a873" stroke-width="2.5" opacity=".55"/>
    ${food}`;
}

/** Wire shelf across a cavity. */
export const wireShelf = (x: number, y: number, w: number): string =>
  `<path d="M${x} ${y}H${x + w}M${x + 6} ${y + 9}H${x + w - 6}${repeat(18, (i) => `M${x + ((i + 0.5) * w) / 18} ${y}v9`)}" stroke="#d8d3cb" stroke-width="2.5" stroke-linecap="round"/>`;

/** A roast chicken on a tray; x is its middle, y the shelf. */
export const roast = (s: Sketch, x: number, y: number, w: number): string => {
  const skin = s.ball('#f7c777', '#c9772a 45', '#6d3610');
  const potato = (dx: number): string => ellipse(x + w * dx, y - w * 0.1, w * 0.09, w * 0.07, s.ball('#fdeaa8', '#dfa93f 60', '#8c5f17'));
  return `<path d="M${x - w * 0.55} ${y - w * 0.1}H${x + w * 0.55}L${x + w * 0.5} ${y}H${x - w * 0.5}Z" fill="${s.down('#20242a', '#565d65')}"/>
    ${ellipse(x + w * 0.24, y - w * 0.18, w * 0.16, w * 0.1, skin, `transform="rotate(-28 ${x + w * 0.24} ${y - w * 0.18})"`)}
    <path d="M${x + w * 0.33} ${y - w * 0.27}l${w * 0.1}-${w * 0.08}" stroke="#f3e3c6" stroke-width="${w * 0.035}" stroke-linecap="round"/>
    <path d="M${x - w * 0.34} ${y - w * 0.08}Q${x - w * 0.38} ${y - w * 0.34} ${x - w * 0.08} ${y - w * 0.36}Q${x + w * 0.24} ${y - w * 0.36} ${x + w * 0.3} ${y - w * 0.08}Z" fill="${skin}"/>
    <path d="M${x - w * 0.2} ${y - w * 0.25}q${w * 0.1}-${w * 0.07} ${w * 0.24}-${w * 0.04}" fill="none" stroke="#fff1cf" stroke-width="${w * 0.025}" stroke-linecap="round" opacity=".8"/>
    ${potato(-0.43)}${potato(-0.28)}${potato(0.41)}${potato(0.28)}
    <path d="M${x - w * 0.58} ${y - w * 0.1}H${x + w * 0.58}" stroke="#8b939b" stroke-width="${w * 0.025}" stroke-linecap="round"/>`;
};

/** Tinted glass over the whole oven door with its reflection. */
export const doorGlass = (s: Sketch, x: number, y: number, w: number, h: number): string =>
  `<path d="M${x} ${y}H${x + w * 0.42}L${x + w * 0.16} ${y + h}H${x}Z" fill="${s.down('#fff', '#fff4')}" opacity=".13"/>
    <path d="M${x + w * 0.48} ${y}h${w * 0.07}l-${w * 0.26} ${h}h-${w * 0.07}z" fill="#fff" opacity=".07"/>`;

/** A gas burner with its cast-iron pan support, drawn around 0,0 at radius 100 (flat). */
export const gasBurner = (s: Sketch, iron = '#101316'): string =>
  `${circle(0, 0, 66, s.slant('#8a9299', '#3a4046'))}${circle(0, 0, 52, '#1b1f23')}
    ${circle(0, 0, 40, s.ball('#5d656d', '#23282d 60', '#0b0d0f'))}
    <path d="M-104-104H104V104H-104ZM-104 0H-44M44 0H104M0-104V-44M0 44V104" fill="none" stroke="${iron}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M-104-107H104M-107-104V104" stroke="${mix(iron, '#ffffff', 0.32)}" stroke-width="2.5"/>`;

/** A burning gas ring under its pan support, close by (its middle at 400,296). */
export function burningRing(s: Sketch): string {
  const flame = repeat(22, (i) => {
    const turn = ((i - 0.5) / 20) * Math.PI * 1.04;
    const x = 400 - Math.cos(turn) * 138;
    const y = 296 + Math.sin(turn) * 34;
    return `M${(x - 9).toFixed(0)} ${y.toFixed(0)}q-2-26 9-46q11 20 9 46z`;
  });
  return `${ellipse(400, 306, 250, 76, s.glow('#3f7dff55', '#3f7dff00'))}${ellipse(400, 312, 156, 44, '#3a4046')}
      ${ellipse(400, 296, 132, 36, s.slant('#8a9299', '#2a2f34'))}${ellipse(400, 284, 112, 28, s.ball('#5d656d', '#23282d 60', '#0b0d0f'))}
      <path d="${flame}" fill="${s.down('#bfe0ff', '#3f86ff 50', '#1a43d8')}" opacity=".92"/>
       <path d="M120 216H680M92 350H708M176 216L140 350M624 216L660 350M400 352v-38M130 282h96M574 282h96" stroke="#0d0f11" stroke-width="22" stroke-linecap="round"/>
       <path d="M120 209H680M92 342H708" stroke="#6d757d" stroke-width="4" stroke-linecap="round"/>`;
}

/** A ceramic or induction zone, drawn around 0,0 at radius 100 (flat); `heat` is the colour of a zone in use. */
export const zone = (s: Sketch, heat?: string): string =>
  `${heat === undefined ? '' : circle(0, 0, 104, s.glow(`${heat}00 30`, `${heat}cc 88`, `${heat}00`))}
    ${circle(0, 0, 92, 'none', `stroke="${heat ?? '#8d959d'}" stroke-width="3"`)}
    ${circle(0, 0, 66, 'none', `stroke="${heat ?? '#6d757d'}" stroke-width="2" stroke-dasharray="${heat === undefined ? '3 9' : 'none'}"`)}
    <path d="M-14 0H14M0-14V14" stroke="${heat ?? '#8d959d'}" stroke-width="3"/>`;

/** A saucepan with a glass lid; x is its middle, y the ground. */
export const pot = (s: Sketch, x: number, y: number, w: number, h: number, colour: string): string => {
  const wall = s.across(
    mix(colour, '#000000', 0.45),
    `${mix(colour, '#ffffff', 0.75)} 22`,
    `${colour} 50`,
    `${mix(colour, '#000000', 0.4)} 85`,
    mix(colour, '#000000', 0.2),
  );
  return `<path d="M${x - w / 2} ${y - h}V${y - w * 0.08}Q${x - w / 2} ${y + w * 0.06} ${x} ${y + w * 0.08}Q${x + w / 2} ${y + w * 0.06} ${x + w / 2} ${y - w * 0.08}V${y - h}Z" fill="${wall}"/>
    <path d="M${x - w / 2} ${y - h * 0.8}h-${w * 0.14}q-${w * 0.06} 0-${w * 0.06} ${w * 0.07}t${w * 0.06} ${w * 0.07}h${w * 0.14}M${x + w / 2} ${y - h * 0.8}h${w * 0.14}q${w * 0.06} 0 ${w * 0.06} ${w * 0.07}t-${w * 0.06} ${w * 0.07}h-${w * 0.14}" fill="none" stroke="#2b3036" stroke-width="${w * 0.045}"/>
    ${ellipse(x, y - h, w * 0.52, w * 0.13, s.across('#6f767d', '#f4f6f7 30', '#80878f'))}
    <path d="M${x - w * 0.49} ${y - h}Q${x - w * 0.4} ${y - h - w * 0.16} ${x} ${y - h - w * 0.18}Q${x + w * 0.4} ${y - h - w * 0.16} ${x + w * 0.49} ${y - h}Q${x} ${y - h + w * 0.2} ${x - w * 0.49} ${y - h}" fill="${s.slant('#f3f8fb', '#b5c4ce 50', '#8fa0ab')}" opacity=".92"/>
    <rect x="${x - w * 0.05}" y="${y - h - w * 0.23}" width="${w * 0.1}" height="${w * 0.07}" rx="3" fill="#565d65"/>
    <rect x="${x - w * 0.1}" y="${y - h - w * 0.28}" width="${w * 0.2}" height="${w * 0.07}" rx="${w * 0.035}" fill="${s.down('#565d65', '#15181b')}"/>
    <path d="M${x - w * 0.33} ${y - h - w * 0.04}q${w * 0.1}-${w * 0.08} ${w * 0.24}-${w * 0.09}" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>`;
};
