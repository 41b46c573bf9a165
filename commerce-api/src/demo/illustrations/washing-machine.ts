import { knob, metal, mix, polar, ticks } from './kit.ts';
import { at, badge, closeUp, display, floor, illustrate, print, scaled, scaleMarks, shaded, signal, turnedBox } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { cabinet, controlPanel, doorRing, drum, opening, porthole, towels } from './laundry.ts';
import type { Programme } from './laundry.ts';

const programme = (s: Sketch): Programme =>
  s.random.pick<Programme>(
    { time: '1:24', notes: ['40 °C', '1000'] },
    { time: '0:49', notes: ['30 °C', '800'] },
    { time: '2:58', notes: ['eco', '1000'] },
  );

function front(s: Sketch): string {
  return (
    floor(s, 400, 722, 340) +
    at(140, 72, cabinet(s), controlPanel(s, programme(s), true), porthole(s, 260, 350, 194, drum(s, 260, 358, 150)))
  );
}

function angle(s: Sketch): string {
  const { body, accent } = s;
  const box = turnedBox(176, 96, 520, 270, { front: [0.74, 0.1], side: [0.52, -0.22] });
  const linen = towels(s, 280, 358, 150, ['#e8edf2', accent, mix(accent, '#ffffff', 0.7)]);
  const door = `<ellipse cx="150" cy="424" rx="104" ry="184" fill="${s.glow('#000 70', '#0000')}" opacity=".4"/>
    <ellipse cx="140" cy="404" rx="96" ry="176" fill="${doorRing(s)}"/>
    <ellipse cx="134" cy="404" rx="92" ry="172" fill="${s.slant('#fbfbfc', '#b4bac0 50', '#e4e7ea')}"/>
    <ellipse cx="138" cy="405" rx="74" ry="146" fill="#15191d"/>
    <ellipse cx="144" cy="406" rx="62" ry="124" fill="${s.ball('#b3c3cf', '#4a5863 40', '#12171b')}"/>
    <path d="M86 380Q94 284 148 272Q112 310 104 396Z" fill="#fff" opacity=".45"/>
    <rect x="34" y="376" width="14" height="56" rx="7" fill="${s.across('#f6f7f8', '#59616a')}"/>`;
  return scaled(
    0.95,
    400,
    380,
    `${floor(s, 440, 736, 330, 44)}
    ${box.side(`<rect width="270" height="640" rx="6" fill="${shaded(s)}"/>
    <path d="M26 150H244V560H26Z" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="4"/>`)}
    ${box.top(`<rect width="520" height="270" rx="6" fill="${s.across(body.light, mix(body.base, body.dark, 0.25))}"/>
    <rect x="10" y="10" width="500" height="246" rx="6" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="3"/>`)}
    ${box.front(cabinet(s), controlPanel(s, programme(s), true), opening(s, 280, 352, 188, linen))}
    <rect x="212" y="392" width="40" height="56" rx="7" fill="${metal(s)}"/>${door}`,
  );
}

function detail(s: Sketch): string {
  const { body } = s;
  const accent = signal(s);
  const names = ['Sport', 'Eco', 'Wełna', '30', 'Mix', '60'];
  const scale = names.map((name, i) => {
    const degrees = 30 + i * 60;
    const [x, y] = polar(250, 330, 156, degrees);
    return print(x, y + 8, name, 22, body.ink, degrees % 180 < 60 || degrees % 180 > 120 ? 'middle' : degrees < 180 ? 'start' : 'end');
  });
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.across(mix(body.base, body.light, 0.8), mix(body.base, body.dark, 0.25))}"/>
    <rect x="40" y="40" width="720" height="520" fill="${s.down(body.light, `${body.base} 55`, mix(body.base, body.dark, 0.6))}"/>
    <path d="M40 560H760" stroke="#000" stroke-opacity=".3" stroke-width="4"/>
    <path d="M40 564H760" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>
    ${porthole(s, 400, 1000, 392, '')}
    ${scaleMarks(250, 330, 114, 36, 9, 2, body.ink)}${ticks(250, 330, 114, 6, 30, 330, body.ink, 18, 4)}
    ${knob(s, 250, 330, 98, (s.seed % 6) * 60 + 30, accent, body.light)}${scale.join('')}
    ${badge(s, 606, 124, 30, { maxWidth: 260 })}
    ${display(s, 476, 160, 260, 190, 14)}${print(500, 244, programme(s).time, 74, '#aeeaff', 'start')}
    <path d="M500 272H712" stroke="#aeeaff" stroke-opacity=".35" stroke-width="2"/>
    ${print(500, 318, '40 °C', 30, '#aeeaff', 'start')}${print(712, 318, '1000', 30, '#aeeaff', 'end')}
    ${[506, 576, 646]
      .map(
        (x) => `<circle cx="${x}" cy="438" r="28" fill="${s.down(body.light, body.dark)}"/>
    <circle cx="${x}" cy="438" r="24" fill="${s.down(body.base, body.light)}"/>`,
      )
      .join('')}
    <path d="M506 424v20m-5 0a6 6 0 1 0 10 0v-16a5 5 0 0 0-10 0zM567 434a11 11 0 1 1 2 12l-1-7M635 430q8-8 0 8t0 14m11-22q8-8 0 8t0 14m11-22q8-8 0 8t0 14" fill="none" stroke="${body.ink}" stroke-width="3" stroke-linecap="round"/>
    <circle cx="712" cy="438" r="28" fill="none" stroke="${accent}" stroke-width="4"/><path d="M704 424v28l22-14z" fill="${accent}"/>`,
  );
}

export const illustration = illustrate('washing-machine', { front, angle, detail });
