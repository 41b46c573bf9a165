import { circle, mix, repeat } from './kit.ts';
import { badge, bar, closeUp, cylinder, display, enamel, illustrate, print, shaded, turnedBox } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const slanted = (s: Sketch): boolean => (s.form === undefined ? s.seed % 2 === 1 : s.form === 'slanted');

/** Drawn out of a wall cupboard (telescopic), or let into it. */
const flat = (s: Sketch): string =>
  `${light(s, 560)}<rect x="130" y="60" width="540" height="330" rx="6" fill="${s.across('#c79a6a', '#dcb68a 40', '#b98754')}"/>
    <path d="M400 60V390" stroke="#8a6238" stroke-width="4"/><path d="M384 190v70M416 190v70" stroke="#59626b" stroke-width="8" stroke-linecap="round"/>
    <rect x="142" y="390" width="516" height="76" fill="${enamel(s)}" stroke="${mix(s.body.base, s.body.dark, 0.8)}"/>
    <path d="M142 466H658L712 540H88Z" fill="${s.down('#3b424a', '#6f777f')}"/>
    <rect x="84" y="536" width="632" height="36" rx="6" fill="${bar(s)}"/>${keys(s, 520, 430, 26, 9)}${badge(s, 170, 437, 22, { anchor: 'start' })}`;

/** Row of keys with the pressed one lit. */
const keys = (s: Sketch, x: number, y: number, step: number, r: number): string =>
  [0, 1, 2, 3, 4]
    .map(
      (i) => `${circle(x + i * step, y, r, s.slant('#fdfdfe', '#8f979e'))}
    ${circle(x + i * step, y, r * 0.8, i === 2 ? s.accent : '#dfe3e6')}
    ${circle(x + i * step, y, r * 0.8, s.ball('#fff9', '#fff0 50', '#0004'))}`,
    )
    .join('');

const chimney = (s: Sketch, x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${enamel(s)}" stroke="${mix(s.body.base, s.body.dark, 0.8)}"/>
    <rect x="${x + 6}" y="${y}" width="${w - 12}" height="${h * 0.46}" fill="${enamel(s)}"/>
    <path d="M${x} ${y + h * 0.46}H${x + w}" stroke="#000" stroke-opacity=".3" stroke-width="2.5"/>
    <path d="${repeat(5, (i) => `M${x + w * 0.3} ${y + 24 + i * 14}h${w * 0.4}`)}" stroke="#000" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>`;

const light = (s: Sketch, y: number): string =>
  `<path d="M150 ${y}H650L760 790H40Z" fill="${s.down('#fff3c8aa', '#fff3c800')}" opacity=".8"/>`;

function front(s: Sketch): string {
  const { body } = s;
  if (s.form === 'flat') return flat(s);
  if (slanted(s))
    return `${light(s, 636)}${chimney(s, 300, 40, 200, 300)}
      <path d="M180 330H620L660 636H140Z" fill="${s.slant('#4a525b', '#171b20 40', '#090b0d')}"/>
      <path d="M180 330H430L300 636H140Z" fill="#fff" opacity=".1"/>
      <path d="M180 330H620L660 636H140Z" fill="none" stroke="#89929a" stroke-width="2"/>
      <path d="M132 632H668V650Q668 660 658 660H142Q132 660 132 650Z" fill="${bar(s)}"/>${badge(s, 400, 386, 20, { fill: '#d9dee3' })}
      ${display(s, 330, 560, 140, 46, 8)}${print(400, 594, 'III', 26, '#9fe6ff')}
      <path d="M240 583h30M288 583h22M490 583h22M530 583h30" stroke="#9fe6ff" stroke-width="4" stroke-linecap="round"/>`;
  return `${light(s, 650)}${chimney(s, 300, 40, 200, 420)}
    <path d="M300 440H500L700 600H100Z" fill="${s.across(mix(body.base, body.dark, 0.5), body.light, `${body.base} 45`, mix(body.base, body.dark, 0.6))}"/>
    <path d="M300 440L100 600M500 440L700 600" stroke="${body.light}" stroke-width="2"/>
    <path d="M300 460V440H500V460Z" fill="#000" opacity=".15"/>
    <rect x="92" y="596" width="616" height="68" rx="6" fill="${s.down(body.light, `${body.base} 40`, mix(body.base, body.dark, 0.7))}" stroke="${mix(body.base, body.dark, 0.8)}"/>
    <path d="M92 660H708" stroke="#fff3c8" stroke-width="5"/>${badge(s, 120, 637, 20, { anchor: 'start' })}${keys(s, 348, 630, 28, 10)}`;
}

/** The slanted glass hood from the side, its filter flap standing open. */
function slantedAngle(s: Sketch): string {
  const { body } = s;
  return `${light(s, 690)}<path d="M300 30H456L456 330H300Z" fill="${cylinder(s)}"/><path d="M456 30L540 62V330H456Z" fill="${shaded(s)}"/>
    <path d="M470 300L660 360L600 640L420 600Z" fill="${shaded(s)}"/>
    <path d="M150 330L470 268L520 640L96 724Z" fill="${s.slant('#59626b', '#1b2025 40', '#090b0d')}"/>
    <path d="M150 330L330 295L270 690L96 724Z" fill="#fff" opacity=".12"/>
    <path d="M150 330L470 268L520 640L96 724Z" fill="none" stroke="#9aa3ab" stroke-width="3"/>
    <path d="M470 268L486 274L536 640L520 640Z" fill="${s.across(body.light, body.dark)}"/>
    <path d="M96 724L520 640L536 640V662L112 748Z" fill="${s.across(mix(body.base, body.light, 0.6), body.dark)}"/>
    <g transform="matrix(1 -.196 .02 1 250 640)">${print(60, 0, 'III', 26, '#9fe6ff')}
    <path d="M-60-9h34M-12-9h26M108-9h26M150-9h34" stroke="#9fe6ff" stroke-width="4" stroke-linecap="round"/></g>
    <g transform="matrix(1 -.196 .02 1 310 392)">${badge(s, 0, 0, 22, { fill: '#d9dee3' })}</g>`;
}

/** The hood in its cupboard, turned, its front drawn out. */
function flatAngle(s: Sketch): string {
  const { front: face, side, top } = turnedBox(120, 70, 520, 250, { front: [0.8, 0.1], side: [0.5, -0.2] });
  const out = turnedBox(84, 440, 600, 330, { front: [0.8, 0.1], side: [0.5, -0.2] });
  return `${light(s, 640)}${side('<rect width="250" height="420" fill="#a4754a"/>')}${top('<rect width="520" height="250" fill="#e6c9a4"/>')}
    ${face('<rect width="520" height="340" fill="#cfa272"/><path d="M260 0V340" stroke="#8a6238" stroke-width="4"/><path d="M240 120v80M280 120v80" stroke="#59626b" stroke-width="8" stroke-linecap="round"/>', `<rect y="340" width="520" height="80" fill="${enamel(s)}"/>`)}
    ${out.top(`<rect width="600" height="330" fill="${s.slant('#59626b', '#23282d')}"/>`)}${out.side(`<rect width="330" height="40" fill="${shaded(s)}"/>`)}
    ${out.front(`<rect width="600" height="40" rx="4" fill="${bar(s)}"/>`, keys(s, 420, 20, 28, 9), badge(s, 40, 27, 20, { anchor: 'start' }))}`;
}

/** From below: filters and lamps. */
function angle(s: Sketch): string {
  const { body } = s;
  if (s.form === 'flat') return flatAngle(s);
  if (slanted(s)) return slantedAngle(s);
  const mesh = s.pattern(
    14,
    14,
    `<rect width="14" height="14" fill="#aab1b8"/><path d="M0 7H14M7 0V14" stroke="#6f777f" stroke-width="2"/>
    <path d="M0 5H14M5 0V14" stroke="#e3e7ea" stroke-width="1.5"/>`,
  );
  const filter = (x: number): string => `<g transform="translate(${x} 0)">
    <rect width="250" height="210" rx="6" fill="${mesh}" stroke="#6f777f" stroke-width="4"/>
    <rect width="250" height="210" rx="6" fill="${s.slant('#fff5', '#fff0 45', '#0005')}"/>
    <rect x="92" y="166" width="66" height="24" rx="12" fill="#2b3036"/>
    <path d="M102 172h46" stroke="#fff" stroke-opacity=".4" stroke-width="3"/></g>`;
  const lamp = (x: number): string => `${circle(x, 258, 30, s.slant('#f4f5f6', '#6f777f'))}${circle(x, 258, 22, '#fffbe9')}
    ${circle(x, 258, 70, s.glow('#fff6d0ee', '#fff6d000'))}`;
  return `<path d="M330 30H486L486 270H330Z" fill="${cylinder(s)}"/><path d="M486 30L560 58V300L486 270Z" fill="${shaded(s)}"/>
    <path d="M330 250L90 400L520 480L486 250Z" fill="${s.across(mix(body.base, body.dark, 0.3), body.light, body.base)}"/>
    <path d="M486 250L560 270L746 380L520 480Z" fill="${shaded(s)}"/>
    <path d="M70 396L520 484V540L70 446Z" fill="${s.across(body.base, body.light, mix(body.base, body.dark, 0.2))}"/>
    <path d="M520 484L760 376V424L520 540Z" fill="${shaded(s)}"/>
    <path d="M70 446L520 540L760 424L720 560L470 700L110 590Z" fill="#30363c"/><g transform="matrix(.66 .2 -.06 .5 118 466)">
    <rect width="600" height="296" rx="4" fill="${s.down('#dfe3e6', '#8f979e')}"/>${filter(32)}${filter(312)}${lamp(70)}${lamp(530)}</g>
    <path d="M70 446L110 590L470 700L520 540Z" fill="none" stroke="#6f777f" stroke-width="2"/>
    <path d="M520 540L760 424L720 560L470 700Z" fill="${s.across('#3b4249', '#14171a')}"/>
    <g transform="matrix(1 .2 0 1 96 424)">${badge(s, 0, 12, 17, { anchor: 'start' })}${keys(s, 246, 2, 24, 8)}</g>`;
}

function detail(s: Sketch): string {
  const { body } = s;
  if (slanted(s))
    return closeUp(
      s,
      `<rect x="40" y="40" width="720" height="720" fill="${s.slant('#59626b', '#1b2025 40', '#090b0d')}"/>
        <path d="M40 40H470L230 520H40Z" fill="#fff" opacity=".1"/>${badge(s, 400, 150, 40, { fill: '#d9dee3' })}
        ${display(s, 250, 280, 300, 150, 18)}${print(400, 388, 'III', 84, '#9fe6ff')}
      <path d="M120 330v24m-14-14a20 20 0 1 0 28 0M200 356h22M600 356h22m-11-11v22M676 340a18 18 0 1 1-6 28l6-8" fill="none" stroke="#9fe6ff" stroke-width="6" stroke-linecap="round"/>
      <rect x="40" y="520" width="720" height="34" fill="${s.down(body.light, body.base, body.dark)}"/>
      <path d="M40 554H760V760H40Z" fill="${s.down('#fff3c8', '#8a7f5a')}"/>
      ${[200, 600]
        .map(
          (x) => `<ellipse cx="${x}" cy="562" rx="76" ry="12" fill="#fffdf2"/>
      <ellipse cx="${x}" cy="590" rx="170" ry="110" fill="${s.glow('#fffae0', '#fff3c800')}"/>`,
        )
        .join('')}`,
    );
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.down('#2a3036', '#0f1214')}"/>
      <path d="M40 40H760V250H40Z" fill="${s.across(mix(body.base, body.dark, 0.3), body.light, mix(body.base, body.dark, 0.4))}"/>
      <path d="M200 40L40 170V250H760V170L600 40Z" fill="${s.across(body.base, body.light, body.base)}" opacity=".7"/>
    <rect x="40" y="250" width="720" height="220" fill="${s.down(body.light, `${body.base} 30`, mix(body.base, body.dark, 0.6))}"/>
    <path d="M40 251H760" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>
    ${badge(s, 400, 308, 26)}${display(s, 76, 330, 168, 100, 12)}${print(160, 400, 'III', 56, '#9fe6ff')}${keys(s, 318, 382, 94, 36)}
    <path d="M318 366v18M307 374a14 14 0 1 0 22 0M402 372h20v20h-20zM496 366q10 16 0 32q-10-16 0-32M580 382h28M594 368v28M676 382l8 8l16-16" fill="none" stroke="#30363c" stroke-width="4" stroke-linecap="round"/>
    <rect x="40" y="470" width="720" height="18" fill="${bar(s)}"/>
    <path d="M40 488H760L820 760H-20Z" fill="${s.down('#fff3c8', '#fff3c811')}" opacity=".75"/>
    ${[200, 600]
      .map(
        (x) => `<ellipse cx="${x}" cy="496" rx="76" ry="14" fill="#fffdf2"/>
    <ellipse cx="${x}" cy="520" rx="170" ry="120" fill="${s.glow('#fffae0', '#fff3c800')}"/>`,
      )
      .join('')}`,
  );
}

export const illustration = illustrate('hood', { front, angle, detail });
