import { circle, ellipse, lighten, mix, repeat } from './kit.ts';
import { at, badge, closeUp, cylinder, floor, illustrate, print } from './drawing.ts';
import type { Sketch } from './drawing.ts';

const quality = (s: Sketch): string => s.random.pick('008', '012', '005', '017');

/** Small holes, or upright louvres on every other model, on a cylinder; x is the left edge. */
const grille = (s: Sketch, x: number, y: number, w: number, h: number, pitch: number): string => {
  const cell = s.pattern(
    pitch,
    pitch,
    s.seed % 2 === 0
      ? `<rect x="${pitch * 0.2}" y="${pitch * 0.15}" width="${pitch * 0.44}" height="${pitch * 0.7}" rx="${pitch * 0.22}" fill="#000" opacity=".42"/>`
      : `<path d="M${pitch * 0.4}-1V${pitch + 1}" stroke="#000" stroke-width="${pitch * 0.32}" opacity=".42"/>
        <path d="M${pitch * 0.68}-1V${pitch + 1}" stroke="#fff" stroke-width="1.5" opacity=".3"/>`,
  );
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${cell}"/>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${s.across(`${s.body.dark}cc`, `${s.body.dark}00 22`, `${s.body.dark}00 70`, `${s.body.dark}dd`)}"/>`;
};

/** Outlet ring on top, seen from above; its rim is `r` wide around 0,0. */
const outlet = (s: Sketch, r: number, flat: number): string =>
  `${ellipse(0, 0, r, r * flat, s.slant(s.body.light, s.body.base, s.body.dark))}${ellipse(0, 2, r * 0.86, r * flat * 0.86, '#15181b')}
    <g transform="scale(1 ${flat})"><path d="${repeat(30, (i) => {
      const turn = (i / 30) * Math.PI * 2;
      return `M${(Math.cos(turn) * r * 0.42).toFixed(0)} ${(Math.sin(turn) * r * 0.42).toFixed(0)}L${(Math.cos(turn + 0.3) * r * 0.84).toFixed(0)} ${(Math.sin(turn + 0.3) * r * 0.84).toFixed(0)}`;
    })}" stroke="#717a83" stroke-width="${r * 0.035}"/>${circle(0, 0, r * 0.42, s.slant('#4a525b', '#0d0f11'))}
    ${circle(0, 0, r * 0.33, 'none', `stroke="${s.accent}" stroke-width="${r * 0.045}"`)}
    ${print(0, r * 0.09, quality(s), r * 0.26, '#dff6ff')}</g>`;

function front(s: Sketch): string {
  const { body } = s;
  return `${floor(s, 400, 728, 230)}<path d="M236 150H564V690Q564 722 400 724T236 690Z" fill="${cylinder(s)}"/>
    ${grille(s, 240, 380, 320, 286, 14)}
    <path d="M236 676Q400 712 564 676V694Q564 724 400 724T236 694Z" fill="${s.across('#15181b', '#59626b 28', '#0d0f11')}"/>
    <path d="M236 372Q400 404 564 372" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="3"/>
    <path d="M236 377Q400 409 564 377" fill="none" stroke="${body.light}" stroke-width="2.5" opacity=".7"/>
    <path d="M236 200Q400 236 564 200" fill="none" stroke="${s.accent}" stroke-width="7"/>
    <path d="M236 200Q400 236 564 200" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>${at(400, 150, outlet(s, 164, 0.34))}
    ${badge(s, 400, 342, 26, { maxWidth: 240 })}${circle(400, 280, 26, '#15181b')}
    ${circle(400, 280, 20, s.ball(lighten(s.accent, 0.5), s.accent))}
    <path d="M278 240Q270 420 276 640" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".28" fill="none"/>
    <path d="M300 110q-20-34 10-60M400 92q-20-34 10-60M500 110q-20-34 10-60" fill="none" stroke="${lighten(s.accent, 0.4)}" stroke-width="9" stroke-linecap="round" opacity=".4"/>`;
}

function angle(s: Sketch): string {
  const { body } = s;
  const pleats = repeat(20, (i) => `M${(-116 + i * 12.2).toFixed(0)} ${(30 + 22 * Math.sin((i / 19) * Math.PI)).toFixed(0)}v330`);
  const filter = `<path d="M-120 0V360A120 40 0 0 0 120 360V0Z" fill="${s.across('#aeb7bf', '#fbfcfd 25', '#e3e8eb 55', '#8f9aa3')}"/>
    <path d="${pleats}" stroke="#8f9aa3" stroke-width="4" opacity=".55"/>
    <path d="M-124-10A124 42 0 0 0 124-10V22A124 42 0 0 1-124 22ZM-124 350A124 42 0 0 0 124 350V372A124 42 0 0 1-124 372Z" fill="${s.across(s.accent, lighten(s.accent, 0.5), s.accent, mix(s.accent, '#000000', 0.4))}"/>
    ${ellipse(0, -10, 124, 42, lighten(s.accent, 0.2))}${ellipse(0, -8, 92, 30, '#23282d')}
    <rect x="-84" y="170" width="168" height="56" rx="8" fill="#fff"/>${print(0, 210, 'HEPA', 36, '#3d454d')}`;
  return `${floor(s, 300, 730, 240)}${floor(s, 630, 744, 160, 22)}<g transform="translate(-110 6)">
    <path d="M236 150H564V690Q564 722 400 724T236 690Z" fill="${cylinder(s)}"/>
    <path d="M262 372Q400 404 538 372V664Q400 700 262 664Z" fill="#0d0f11"/>
    <path d="M286 384Q400 408 514 384V652Q400 680 286 652Z" fill="${s.across('#23282d', '#4a525b 40', '#15181b')}"/>
    <path d="M310 410V640M490 410V640" stroke="#000" stroke-width="5" opacity=".6"/>
    <path d="M236 676Q400 712 564 676V694Q564 724 400 724T236 694Z" fill="${s.across('#15181b', '#59626b 28', '#0d0f11')}"/>
    <path d="M236 200Q400 236 564 200" fill="none" stroke="${s.accent}" stroke-width="7"/>${at(400, 150, outlet(s, 164, 0.34))}
    ${badge(s, 400, 330, 24, { maxWidth: 240 })}
    ${circle(400, 274, 22, s.ball(lighten(s.accent, 0.5), s.accent), `stroke="${body.dark}" stroke-width="4"`)}</g>${at(632, 340, filter)}`;
}

function detail(s: Sketch): string {
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.down('#fafbfc', '#d5dce1')}"/>
      <path d="M60 300V760H740V300Z" fill="${cylinder(s)}"/>${grille(s, 64, 640, 672, 130, 26)}
      <path d="M60 560Q400 700 740 560" fill="none" stroke="${s.accent}" stroke-width="12"/>
      <path d="M60 560Q400 700 740 560" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/>
    <path d="M60 300V330A340 190 0 0 0 740 330V300Z" fill="${cylinder(s)}"/>${at(400, 300, outlet(s, 340, 0.56))}
    <path d="M90 240A340 190 0 0 1 330 118" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".6"/>
    ${badge(s, 400, 580, 36)}`,
  );
}

export const illustration = illustrate('air-purifier', { front, angle, detail });
