import { circle, ellipse, knob, metal, repeat, ticks } from './kit.ts';
import { at, badge, bar, closeUp, cylinder, floor, illustrate, print } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { slice } from './drinks.ts';
import { fruit } from './groceries.ts';

const JUG = 'M300 96H520L492 440Q490 462 470 462H350Q330 462 328 440Z';

/** Glass jug; `level` is the y of the drink's surface, undefined leaves it empty. */
function jug(s: Sketch, drink?: { readonly level: number; readonly colours: readonly [string, string] }): string {
  const clip = s.clip(`<path d="${JUG}"/>`);
  const content = drink
    ? `<g clip-path="${clip}">
      <path d="M280 ${drink.level}Q350 ${drink.level - 16} 410 ${drink.level}T540 ${drink.level - 4}V470H280Z" fill="${s.down(drink.colours[0], drink.colours[1])}"/>
      ${repeat(9, (i) => circle(330 + ((i * 67) % 160), drink.level + 20 + ((i * 41) % 130), 4 + (i % 3) * 2, '#fff', 'opacity=".35"'))}
      </g>`
    : '';
  return `<path d="M512 140Q620 140 616 240L606 352Q600 420 500 414L504 372Q558 376 562 336L570 240Q572 182 508 182Z" fill="${s.across('#0d0f11', '#4a525b 50', '#15181b')}"/>
    <path d="M520 158Q596 164 594 240L586 346" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="5"/>
    <path d="${JUG}" fill="${s.across('#9fb3bf77', '#f4fafd66 18', '#dfeaf033 50', '#c3d2db55 82', '#8fa3af88')}"/>${content}
    <path d="M350 440L400 408L396 438L432 404L418 440L470 436L410 456Z" fill="${s.slant('#f4f6f7', '#6f767d')}"/>
    <path d="${JUG}" fill="none" stroke="#8fa3af" stroke-width="2.5" opacity=".8"/>
    <path d="M322 116L346 430" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".55"/>
    <path d="M494 120L476 400" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"/>
    <path d="${repeat(6, (i) => `M${436 - i * 0.6} ${170 + i * 40}h${i % 2 === 0 ? 34 : 20}`)}" stroke="#fff" stroke-width="3.5" opacity=".9"/>
    <path d="M290 76H530Q538 76 538 86V104H282V86Q282 76 290 76Z" fill="${s.down('#4a525b', '#15181b')}"/>
    <rect x="370" y="50" width="80" height="30" rx="10" fill="${s.across('#15181b', '#59626b 40', '#0d0f11')}"/>`;
}

/** Motor base with knob; its top edge is at y 456. */
const motor = (s: Sketch): string =>
  `<path d="M318 456H502L514 492H306Z" fill="${s.across('#15181b', '#717a83 28', '#2b3138 60', '#0b0d0f')}"/>
    <path d="M300 490H520Q548 490 554 520L578 690Q580 716 552 716H268Q240 716 242 690L266 520Q272 490 300 490Z" fill="${cylinder(s)}"/>
    <path d="M243 676H577L578 690Q580 716 552 716H268Q240 716 242 690Z" fill="${bar(s)}"/>
  ${ticks(410, 600, 58, 7, -110, 110, s.body.ink, 8, 3)}${knob(s, 410, 600, 48, (s.seed % 5) * 44 - 88, s.accent)}${badge(s, 410, 526, 20)}
  <rect x="278" y="588" width="46" height="26" rx="13" fill="${s.accent}"/>
  <rect x="496" y="588" width="46" height="26" rx="13" fill="#2b3138"/>`;

const smoothie = (s: Sketch): readonly [string, string] =>
  s.random.pick<readonly [string, string]>(['#f7a8b8', '#d23c63'], ['#ffd27a', '#f08c2a'], ['#c7e08a', '#6fa53a']);

/** A bottle on a small motor: taken along. */
const pocket = (s: Sketch, cx: number): string =>
  `${floor(s, cx, 736, 150, 20)}<path d="M${cx - 84} 130Q${cx - 84} 96 ${cx - 50} 96H${cx + 50}Q${cx + 84} 96 ${cx + 84} 130V196H${cx - 84}Z" fill="${cylinder(s)}"/>
    <path d="M${cx - 30} 96Q${cx} 30 ${cx + 30} 96" fill="none" stroke="${s.body.dark}" stroke-width="16" stroke-linecap="round"/>
    <path d="M${cx - 96} 206H${cx + 96}L${cx + 88} 540H${cx - 88}Z" fill="${s.across('#9fb3bf99', '#f4fafd88 18', '#dfeaf044 50', '#8fa3af99')}" stroke="#9fb2bf" stroke-width="2"/>
    <path d="M${cx - 92} 290H${cx + 92}L${cx + 86} 536H${cx - 86}Z" fill="${s.down(...smoothie(s))}"/>
    <path d="M${cx - 66} 230V510" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".6"/>
    <rect x="${cx - 100}" y="540" width="200" height="190" rx="24" fill="${cylinder(s)}"/>${circle(cx, 640, 34, '#15181b')}${circle(cx, 640, 22, s.accent)}${badge(s, cx, 586, 22, { maxWidth: 170 })}`;

const front = (s: Sketch): string =>
  s.form === 'pocket'
    ? pocket(s, 400)
    : `${floor(s, 410, 724, 260)}${motor(s)}
  ${jug(s, s.seed % 2 === 0 ? undefined : { level: 236, colours: smoothie(s) })}`;

function angle(s: Sketch): string {
  if (s.form === 'pocket')
    return `${pocket(s, 290)}${floor(s, 600, 744, 130, 18)}${fruit(s, 540, 690, 52, '#e7632a')}${fruit(s, 650, 704, 42, '#c9292f')}${slice(600, 640, 44, '#f39a1f')}`;
  const colours = smoothie(s);
  const glass = `<path d="M-60-190L-46-8Q0 8 46-8L60-190Z" fill="${s.across('#9fb3bf66', '#ffffff99 20', '#dfeaf033 60', '#8fa3af66')}"/>
    <path d="M-54-150L-43-12Q0 4 43-12L54-150Z" fill="${s.down(colours[0], colours[1])}"/>${ellipse(0, -150, 54, 11, colours[0])}
    <path d="M-40-170L-32-20" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"/>
    <path d="M14-150L44-270" stroke="${s.accent}" stroke-width="10" stroke-linecap="round"/>
    ${ellipse(0, -190, 60, 12, 'none', 'stroke="#a9bcc7" stroke-width="3"')}`;
  return `${floor(s, 400, 736, 370, 34)}<g transform="translate(-112 6)">${motor(s)}${jug(s, { level: 190, colours })}</g>
    ${at(590, 724, glass)}${slice(644, 540, 34, '#f6b32c')}${floor(s, 640, 744, 130, 18)}${fruit(s, 690, 690, 52, '#e7632a')}
    ${fruit(s, 500, 712, 34, '#c9292f')}${fruit(s, 742, 720, 30, '#c9292f')}${slice(600, 716, 38, '#f39a1f')}`;
}

function detail(s: Sketch): string {
  const { body } = s;
  const fruits = `${fruit(s, 250, 300, 66, '#d63c2e')}${slice(420, 260, 70, '#f6a32c')}${fruit(s, 560, 320, 60, '#8fb63a')}
    ${fruit(s, 330, 190, 54, '#e7a01f')}${fruit(s, 500, 170, 60, '#d63c2e')}${slice(300, 90, 56, '#f0d030')}`;
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.down('#fafbfc', '#d5dce1')}"/>
      <path d="M120 0H680L640 500H160Z" fill="${s.across('#9fb3bf99', '#f4fafd88 18', '#dfeaf044 50', '#c3d2db66 82', '#8fa3af99')}"/>
      ${fruits}
    <path d="M250 470L384 350L372 440L500 350L436 456L560 420L410 490Z" fill="${s.slant('#fdfdfe', '#8f979e 45', '#e6e9ec 60', '#59626b')}" stroke="#59626b" stroke-width="2"/>
    ${circle(404, 456, 26, metal(s))}
    <path d="M120 0H680L640 500H160Z" fill="${s.across('#0002', '#fff7 14', '#fff0 26', '#fff0 80', '#0002')}"/>
    <path d="M170 60L204 440" stroke="#fff" stroke-width="24" stroke-linecap="round" opacity=".6"/>
    <path d="M560 90h70M574 170h50M560 250h62M574 330h44" stroke="#fff" stroke-width="7"/>
    <path d="M150 490H650L690 560H110Z" fill="${s.across('#15181b', '#717a83 28', '#2b3138 60', '#0b0d0f')}"/>
    <path d="M40 600Q50 548 120 548H680Q750 548 760 600V760H40Z" fill="${cylinder(s)}"/>
    ${ticks(400, 690, 92, 9, -100, 100, body.ink, 14, 5)}${knob(s, 400, 690, 78, (s.seed % 5) * 40 - 80, s.accent)}
    <rect x="110" y="650" width="120" height="70" rx="35" fill="${s.accent}"/><path d="M160 668l24 17-24 17z" fill="#fff"/>
    <rect x="570" y="650" width="120" height="70" rx="35" fill="#2b3138"/>${print(630, 696, 'PULSE', 24, '#fff')}`,
  );
}

export const illustration = illustrate('blender', { front, angle, detail });
