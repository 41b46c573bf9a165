import { knob, metal, mix, polar, ticks } from './kit.ts';
import { at, badge, display, floor, illustrate, print, shaded, turnedBox } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { cabinet, controlPanel, drum, opening, porthole, towels } from './laundry.ts';
import type { Programme } from './laundry.ts';

const programme = (s: Sketch): Programme =>
  s.random.pick<Programme>(
    { time: '1:24', notes: ['40 °C', '1400 obr.'] },
    { time: '0:49', notes: ['30 °C', '1200 obr.'] },
    { time: '2:58', notes: ['eco', '1400 obr.'] },
  );

function front(s: Sketch): string {
  return floor(s, 400, 722, 340) + at(140, 72, cabinet(s), controlPanel(s, programme(s), true), porthole(s, 260, 350, 194, drum(s, 260, 358, 150)));
}

function angle(s: Sketch): string {
  const { body, accent } = s;
  const box = turnedBox(176, 96, 520, 270, { front: [0.74, 0.1], side: [0.52, -0.22] });
  const linen = towels(s, 264, 358, 150, ['#e8edf2', accent, mix(accent, '#ffffff', 0.7)]);
  const door = `<ellipse cx="150" cy="420" rx="100" ry="180" fill="${s.glow('#000 70', '#0000')}" opacity=".4"/>
    <ellipse cx="140" cy="404" rx="96" ry="176" fill="${metal(s)}"/><ellipse cx="134" cy="404" rx="92" ry="172" fill="${s.slant('#fbfbfc', '#b4bac0 50', '#e4e7ea')}"/>
    <ellipse cx="138" cy="405" rx="74" ry="146" fill="#15191d"/><ellipse cx="144" cy="406" rx="62" ry="124" fill="${s.ball('#b3c3cf', '#4a5863 40', '#12171b')}"/>
    <path d="M86 380Q94 284 148 272Q112 310 104 396Z" fill="#fff" opacity=".45"/><rect x="34" y="376" width="14" height="56" rx="7" fill="${s.across('#f6f7f8', '#59616a')}"/>`;
  return `${floor(s, 440, 734, 330, 40)}
    ${box.side(`<rect width="270" height="640" rx="6" fill="${shaded(s)}"/><path d="M26 150H244V560H26Z" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="4"/>`)}
    ${box.top(`<rect width="520" height="270" rx="6" fill="${s.across(body.light, mix(body.base, body.dark, 0.25))}"/><rect x="10" y="10" width="500" height="246" rx="6" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="3"/>`)}
    ${box.front(cabinet(s), controlPanel(s, programme(s), true), opening(s, 280, 352, 188, linen))}
    <rect x="212" y="392" width="40" height="56" rx="7" fill="${metal(s)}"/>${door}`;
}

function detail(s: Sketch): string {
  const { body, accent } = s;
  const names = ['Bawełna', 'Eco 40–60', 'Mix', 'Szybki 30′', 'Koce', 'Wełna', 'Sport', 'Wirowanie'];
  const scale = names.map((name, i) => {
    const degrees = 24 + i * 44.5;
    const [x, y] = polar(268, 410, 186, degrees);
    return print(x, y + 6, name, 20, body.ink, degrees < 180 ? 'start' : 'end');
  });
  const panel = s.clip('<rect x="30" y="170" width="740" height="460" rx="26"/>');
  return `${floor(s, 400, 650, 370, 34)}
    <g clip-path="${panel}"><rect x="30" y="170" width="740" height="460" fill="${s.down(body.light, `${body.base} 55`, mix(body.base, body.dark, 0.6))}"/>
    ${knob(s, 268, 410, 116, (s.seed % 8) * 44.5 + 24, accent, body.light)}</g>
    <rect x="31.500" y="171.500" width="737" height="457" rx="25" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
    ${ticks(268, 410, 138, 36, 0, 350, body.ink, 10, 2)}${ticks(268, 410, 138, 8, 24, 335.500, body.ink, 18, 4)}
    ${scale.join('')}${badge(s, 606, 226, 26, { maxWidth: 260 })}
    ${display(s, 480, 254, 260, 190, 14)}${print(504, 340, programme(s).time, 76, '#aeeaff', 'start')}
    <path d="M504 366H716" stroke="#aeeaff" stroke-opacity=".35" stroke-width="2"/>
    ${print(504, 402, '40 °C', 26, '#aeeaff', 'start')}${print(716, 402, '1400', 26, '#aeeaff', 'end')}${print(504, 428, 'temperatura', 14, '#6fb9cf', 'start', 400)}${print(716, 428, 'obroty / min', 14, '#6fb9cf', 'end', 400)}
    ${[506, 572, 638].map((x, i) => `<rect x="${x - 20}" y="476" width="50" height="50" rx="25" fill="${s.down(body.light, body.dark)}"/><rect x="${x - 17}" y="479" width="44" height="44" rx="22" fill="${s.down(body.base, body.light)}"/>${print(x + 5, 556, ['Temp.', 'Obroty', 'Para'][i] ?? '', 16, body.ink)}`).join('')}
    <path d="M505 491v20M511 491v20" stroke="${body.ink}" stroke-width="3"/><path d="M577 489a12 12 0 1 1-9 4l-6-3" fill="none" stroke="${body.ink}" stroke-width="3"/><path d="M635 494q8-8 0 8t0 8M643 490q8-8 0 8t0 14M651 494q8-8 0 8t0 8" fill="none" stroke="${body.ink}" stroke-width="3"/>
    <circle cx="712" cy="502" r="29" fill="none" stroke="${accent}" stroke-width="4"/><path d="M704 488v28l22-14z" fill="${accent}"/>${print(712, 556, 'Start', 16, body.ink)}`;
}

export const illustration = illustrate('washing-machine', { front, angle, detail });
