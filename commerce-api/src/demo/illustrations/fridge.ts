import { mix, repeat } from './kit.ts';
import { at, badge, closeUp, display, enamel, floor, illustrate, print, tube } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { bottle, box, carton, fruit, jar, lettuce } from './groceries.ts';

/** Bar handle standing off the door. */
const handle = (s: Sketch, x: number, y: number, h: number): string =>
  `<rect x="${x + 6}" y="${y + 6}" width="13" height="${h}" rx="6" fill="#000" opacity=".22"/>
    <rect x="${x}" y="${y}" width="13" height="${h}" rx="6" fill="${tube(s)}"/>
    <rect x="${x - 2}" y="${y + 14}" width="17" height="10" rx="3" fill="#6f767d"/>
    <rect x="${x - 2}" y="${y + h - 24}" width="17" height="10" rx="3" fill="#6f767d"/>`;

const door = (s: Sketch, x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" fill="${enamel(s)}" stroke="${mix(s.body.base, s.body.dark, 0.8)}"/>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" fill="${s.slant('#fff5', '#fff0 35', '#0000 60', '#0002')}"/>
    <rect x="${x + 2}" y="${y + 2}" width="${w - 4}" height="${h - 4}" rx="8" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.5"/>`;

const isSideBySide = (s: Sketch): boolean => s.seed % 3 === 0;

/** Grip let into the edge of the door. */
const recess = (s: Sketch, x: number, y: number, h: number): string =>
  `<path d="M${x} ${y}v${h}q-22-2-22-24V${y + 24}q0-22 22-24z" fill="${s.across(mix(s.body.base, s.body.dark, 0.95), mix(s.body.base, s.body.dark, 0.3))}"/>
    <path d="M${x - 22} ${y + 24}v${h - 48}" stroke="${s.body.light}" stroke-width="2" opacity=".6"/>`;

function front(s: Sketch): string {
  const { body, accent } = s;
  const sideBySide = isSideBySide(s);
  const w = sideBySide ? 470 : 330;
  const left = 400 - w / 2;
  const panel = at(left + 50, 150, display(s, 0, 0, 88, 38, 6), print(44, 27, s.random.pick('+4 °C', '+5 °C', '+3 °C'), 19, '#bfefff'));
  const doors = sideBySide
    ? `${door(s, left, 40, 196, 690)}${door(s, left + 202, 40, w - 202, 690)}${handle(s, left + 172, 190, 360)}
      ${handle(s, left + 212, 190, 360)}
      <rect x="${left + 38}" y="250" width="110" height="170" rx="12" fill="${s.slant('#3a4149', '#0c0f12 60')}"/>
      <rect x="${left + 50}" y="300" width="86" height="108" rx="8" fill="#05070a"/>
      <path d="M${left + 80} 300h26l-5 22h-16z" fill="${s.across('#8a9299', '#e6e9ec', '#6c737a')}"/>
      <circle cx="${left + 72}" cy="274" r="6" fill="none" stroke="${accent}" stroke-width="2"/>
      <circle cx="${left + 93}" cy="274" r="6" fill="none" stroke="#8b949c" stroke-width="2"/>
      <circle cx="${left + 114}" cy="274" r="6" fill="none" stroke="#8b949c" stroke-width="2"/>
      <rect x="${left + 52}" y="396" width="82" height="10" rx="3" fill="#4f575f"/>`
    : `${door(s, left, 40, w, 470)}${door(s, left, 516, w, 214)}
      ${s.seed % 3 === 1 ? handle(s, left + w - 34, 210, 240) + handle(s, left + w - 34, 536, 140) : recess(s, left + w, 240, 200) + recess(s, left + w, 546, 140)}
      ${panel}`;
  return `${floor(s, 400, 748, w * 0.68, 26)}<rect x="${left + 16}" y="728" width="44" height="20" rx="4" fill="#24282d"/>
    <rect x="${left + w - 60}" y="728" width="44" height="20" rx="4" fill="#24282d"/>
    <rect x="${left}" y="34" width="${w}" height="704" rx="12" fill="${mix(body.dark, '#000000', 0.45)}"/>${doors}
    ${badge(s, sideBySide ? left + 336 : 400, 100, 22)}`;
}

/** Inside of the cabinet: glass shelves with food, one or two drawers, lit from above. */
function inside(s: Sketch, drawers: 1 | 2): string {
  const h = drawers === 2 ? 640 : 520;
  const shelf = (y: number): string => `<rect x="8" y="${y}" width="284" height="9" fill="${s.down('#f4fbff', '#a9bcc8')}"/>
    <rect x="8" y="${y + 9}" width="284" height="12" fill="#000" opacity=".07"/>`;
  return `<rect width="300" height="${h}" rx="8" fill="#dfe5ea"/>
    <rect x="8" y="8" width="284" height="${h - 16}" rx="6" fill="${s.across('#c9d2d9', '#f7fafc 12', '#fdfeff 50', '#eef3f6 88', '#c3ccd3')}"/>
    <ellipse cx="150" cy="14" rx="130" ry="90" fill="${s.glow('#fffc', '#fff0')}"/>
    <rect x="90" y="10" width="120" height="8" rx="4" fill="#fff"/>
    ${bottle(s, 26, 150, 110, '#5a8f3c')}${bottle(s, 66, 150, 104, '#b5472f')}${carton(s, 110, 150, 96, s.accent)}
    ${carton(s, 162, 150, 96, '#e0a526')}${jar(s, 218, 150, 64, '#9c2f3a')}${shelf(150)}
    ${box(s, 24, 262, 110, 40, '#e9b44c')}${box(s, 30, 222, 90, 34, '#6fa8c9')}${jar(s, 152, 262, 56, '#d98a2b')}
    ${jar(s, 204, 262, 56, '#7c9c3a')}${shelf(262)}
    ${lettuce(s, 66, 336, 36)}${fruit(s, 132, 346, 26, '#d63c2e')}${fruit(s, 182, 348, 24, '#e77b1f')}${fruit(s, 232, 346, 26, '#8fb63a')}
    ${shelf(372)}
    ${[394, 516]
      .slice(0, drawers)
      .map(
        (y, i) => `<g opacity=".95">
    ${i === 0 ? fruit(s, 70, y + 62, 28, '#d63c2e') + fruit(s, 124, y + 66, 26, '#f0b429') + lettuce(s, 190, y + 64, 36) + fruit(s, 246, y + 66, 24, '#d63c2e') : box(s, 40, y + 98, 100, 60, '#4f8fb8') + box(s, 150, y + 98, 110, 48, '#c9504a')}
    </g>
    <rect x="16" y="${y}" width="268" height="106" rx="8" fill="${s.down('#ffffffb0', '#dfeaf155 30', '#c9d8e290')}" stroke="#9fb2bf" stroke-width="1.5"/>
    <rect x="96" y="${y + 12}" width="108" height="12" rx="6" fill="#fff" stroke="#b3c0ca"/>`,
      )
      .join('')}`;
}

/** Inner side of an open door of the given height, hinged at its right edge, with balconies. */
function openDoor(s: Sketch, h: number): string {
  const low = h - 80;
  const { body } = s;
  const balcony = (y: number, food: string): string => `${food}
    <path d="M14 ${y - 34}H176V${y}H14Z" fill="${s.down('#ffffffa0', '#cfdde6b0')}" stroke="#a9b9c4"/>`;
  return `<rect width="190" height="${h}" rx="8" fill="${s.across(mix(body.base, body.dark, 0.5), body.base)}"/>
    <rect x="6" y="8" width="178" height="${h - 16}" rx="6" fill="${s.across('#dde4ea', '#fbfdfe 40', '#e6ecf0')}" stroke="#8f9aa3" stroke-width="4"/>
    ${balcony(140, jar(s, 28, 134, 50, '#e9dcc0') + jar(s, 78, 134, 50, '#b23a48') + jar(s, 126, 134, 46, '#e0a526'))}
    ${balcony(320, carton(s, 26, 314, 96, '#58a05c') + carton(s, 76, 314, 96, '#d0654a') + bottle(s, 130, 314, 100, '#7fb6d9'))}
    ${balcony(low, bottle(s, 26, low - 6, 150, '#3f7d4e') + bottle(s, 76, low - 6, 150, '#c8d9e2') + bottle(s, 126, low - 6, 140, '#d8862c'))}`;
}

function angle(s: Sketch): string {
  const { body } = s;
  const feet = (x: number): string => `<path d="M${x + 20} 732h44v16h-44zM${x + 266} 732h44v16h-44z" fill="#24282d"/>`;
  const cabinet = (x: number): string => `${feet(x)}
    <rect x="${x}" y="44" width="330" height="692" rx="12" fill="${enamel(s)}" stroke="${mix(body.base, body.dark, 0.8)}"/>
    <path d="M${x} 44h330" stroke="${body.light}" stroke-width="3" opacity=".7"/>`;
  if (!isSideBySide(s))
    return `${floor(s, 420, 748, 330, 30)}<g transform="matrix(1.1 -.13 0 .88 136 86)">${openDoor(s, 520)}</g>${cabinet(346)}
      <g transform="translate(361 62) scale(1 .86)">${inside(s, 1)}</g>
      ${door(s, 350, 518, 322, 214)}<rect x="440" y="534" width="142" height="12" rx="6" fill="#000" opacity=".25"/>
      ${badge(s, 511, 640, 20)}`;
  return `${floor(s, 400, 748, 360, 30)}<g transform="matrix(1 -.12 0 1 92 88)">${openDoor(s, 640)}</g>${cabinet(280)}
    ${at(295, 66, inside(s, 2))}
    <path d="M612 44l96-30q10-3 10 8V752q0 10-10 7l-96-23z" fill="${s.across(mix(body.base, body.dark, 0.2), body.light, mix(body.base, body.dark, 0.6))}"/>
    <path d="M612 44l14-4V740l-14-4z" fill="#5f6870" opacity=".55"/>
    <path d="M688 236v300" stroke="#000" stroke-opacity=".2" stroke-width="14" stroke-linecap="round"/>
    <rect x="679" y="230" width="11" height="300" rx="5" fill="${tube(s)}"/>`;
}

function detail(s: Sketch): string {
  const drops = repeat(
    9,
    (i) => `<circle cx="${110 + ((i * 137) % 580)}" cy="${480 + ((i * 71) % 200)}" r="${3 + (i % 3)}" fill="#fff" opacity=".6"/>`,
  );
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.down('#fdfeff', '#e3ebf0 60', '#cdd8df')}"/>
      <ellipse cx="400" cy="40" rx="360" ry="260" fill="${s.glow('#fff', '#fff0')}"/>
    ${bottle(s, 90, 330, 240, '#5a8f3c')}${carton(s, 196, 330, 210, s.accent)}${carton(s, 314, 330, 210, '#e0a526')}
    ${jar(s, 440, 330, 140, '#9c2f3a')}${jar(s, 566, 330, 130, '#d98a2b')}
    <rect x="40" y="330" width="720" height="20" fill="${s.down('#f8fdff', '#9db3c0')}"/>
    <rect x="40" y="350" width="720" height="40" fill="${s.down('#0002', '#0000')}"/>
    <rect x="40" y="333" width="720" height="5" fill="${s.accent}" opacity=".35"/>
    ${lettuce(s, 190, 530, 100)}${fruit(s, 340, 560, 66, '#d63c2e')}${fruit(s, 462, 574, 58, '#f0b429')}${lettuce(s, 590, 556, 92)}
    ${fruit(s, 250, 620, 60, '#e77b1f')}${fruit(s, 530, 640, 62, '#8fb63a')}${fruit(s, 396, 650, 56, '#d63c2e')}
    <path d="M70 430H730L712 720Q710 740 690 740H110Q90 740 88 720Z" fill="${s.down('#ffffff77', '#dcebf322 30', '#bcd0dc77')}" stroke="#9fb4c2" stroke-width="3"/>
    <path d="M70 430H730L728 462H72Z" fill="${s.down('#ffffffd0', '#d5e2ea90')}"/>
    <rect x="300" y="452" width="200" height="26" rx="13" fill="#fff" stroke="#a9bac6" stroke-width="2"/>
    <path d="M120 480L134 700" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".6"/>${drops}
    <rect x="560" y="488" width="120" height="14" rx="7" fill="#cfdbe3"/>
    <rect x="${580 + (s.seed % 5) * 14}" y="482" width="30" height="26" rx="8" fill="${s.down('#fff', '#a9b8c2')}"/>`,
  );
}

/** The front, as high as it measures in centimetres. */
const sized = (s: Sketch): string => {
  const share = Math.min(1, Math.max(0.6, (s.measure ?? 200) / 200));
  return share === 1 ? front(s) : `<g transform="translate(400 748) scale(${share.toFixed(3)}) translate(-400 -748)">${front(s)}</g>`;
};

export const illustration = illustrate('fridge', { front: sized, angle, detail });
