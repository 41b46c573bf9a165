import { ellipse, group, metal, mix, repeat } from './kit.ts';
import { at, closeUp, floor, illustrate, scaled, shaded, turnedBox } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { cabinet, controlPanel, drum, opening, porthole, towels } from './laundry.ts';
import type { Programme } from './laundry.ts';

const programme = (s: Sketch): Programme =>
  s.random.pick<Programme>(
    { time: '2:05', notes: ['eco', ''] },
    { time: '0:40', notes: ['mix', ''] },
    { time: '1:35', notes: ['mix', ''] },
  );

const linenColours = (s: Sketch): readonly [string, string, string] => ['#f1ebe2', mix(s.accent, '#ffffff', 0.55), s.accent];

/** The face of the dryer: tinted door and the louvres of the heat pump. */
function face(s: Sketch): string {
  const { body } = s;
  const linen = towels(s, 260, 350, 130, linenColours(s));
  const louvres = `<path d="${repeat(6, (i) => `M${315 + i * 28} 605v16`)}" stroke="#000" stroke-width="16" stroke-linecap="round" opacity=".35"/>`;
  return `${cabinet(s)}${controlPanel(s, programme(s), false)}
    <circle cx="260" cy="350" r="214" fill="${s.slant(body.dark, body.light)}" opacity=".55"/>
    ${porthole(s, 260, 350, 200, `${drum(s, 260, 350, 160)}${linen}<circle cx="260" cy="350" r="170" fill="#1b2b3a" opacity=".35"/>`)}
    ${louvres}`;
}

/** A basket with folded towels. */
function basket(s: Sketch, x: number, y: number): string {
  const colours = linenColours(s);
  const fold = (dy: number, w: number, colour: string): string =>
    `<rect x="${110 - w / 2}" y="${dy}" width="${w}" height="34" rx="16" fill="${colour}"/>
      <rect x="${110 - w / 2}" y="${dy}" width="${w}" height="34" rx="16" fill="${s.down('#fff7', '#0000 50', '#0005')}"/>
      <path d="M${124 - w / 2} ${dy + 18}H${96 + w / 2}" stroke="#000" stroke-opacity=".15" stroke-width="2"/>`;
  return at(
    x,
    y,
    fold(-52, 150, colours[2]),
    fold(-22, 168, colours[0]),
    fold(8, 176, colours[1]),
    `<path d="M4 24H216L200 140Q198 150 188 150H32Q22 150 20 140Z" fill="${s.across('#a97f50', '#e0bd8b 25', '#c89c66 60', '#86603a')}"/>
    <path d="${repeat(4, (i) => `M${9 + i * 4} ${52 + i * 24}H${211 - i * 4}`)}" stroke="#6d4b2a" stroke-width="3" stroke-opacity=".55"/>
    <path d="${repeat(11, (i) => `M${22 + i * 18} 30L${34 + i * 15} 148`)}" stroke="#fff0d8" stroke-width="5" stroke-opacity=".28"/>
    <rect x="-4" y="16" width="228" height="18" rx="9" fill="${s.down('#e8c896', '#94693d')}"/>`,
  );
}

const front = (s: Sketch): string => floor(s, 400, 722, 340) + at(140, 72, face(s));

function angle(s: Sketch): string {
  const { body } = s;
  const box = turnedBox(110, 76, 520, 290, { front: [0.74, 0.1], side: [0.52, -0.22] });
  return scaled(
    0.94,
    400,
    390,
    `${floor(s, 400, 738, 350, 44)}
    ${box.side(`<rect width="290" height="640" rx="6" fill="${shaded(s)}"/>
    <path d="${repeat(8, (i) => `M60 ${420 + i * 16}H230`)}" stroke="#000" stroke-opacity=".25" stroke-width="6" stroke-linecap="round"/>`)}
    ${box.top(`<rect width="520" height="290" rx="6" fill="${s.across(body.light, mix(body.base, body.dark, 0.25))}"/>`)}
    ${box.front(face(s))}${floor(s, 640, 770, 140, 20)}${basket(s, 528, 618)}`,
  );
}

function detail(s: Sketch): string {
  const { body } = s;
  const filter = `<path d="M292 566Q400 610 508 566L526 650Q400 700 274 650Z" fill="${s.down('#454e56', '#14181c')}"/>
    <path d="${repeat(13, (i) => `M${300 + i * 16.6} ${584 + 10 * Math.sin((i / 12) * Math.PI)}l${(i - 6) * 1.6} 70`)}" stroke="#9aa4ad" stroke-width="3" stroke-opacity=".6"/>
    <path d="M360 590Q400 604 440 590L442 606Q400 620 358 606Z" fill="${s.accent}"/>`;
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.slant(body.light, body.base, mix(body.base, body.dark, 0.6))}"/>
    ${opening(s, 400, 392, 336, group('', towels(s, 400, 390, 250, linenColours(s)), ellipse(400, 240, 200, 80, s.glow('#eaf6ff66', '#eaf6ff00'))))}
    ${filter}<circle cx="520" cy="176" r="15" fill="${metal(s)}"/><circle cx="520" cy="176" r="9" fill="#f6fbff"/>
    <circle cx="520" cy="176" r="60" fill="${s.glow('#eaf6ffcc', '#eaf6ff00')}"/>
    <rect x="700" y="330" width="44" height="130" rx="10" fill="${metal(s, 'across')}"/><circle cx="722" cy="352" r="8" fill="#5d646c"/>
    <circle cx="722" cy="438" r="8" fill="#5d646c"/>`,
  );
}

export const illustration = illustrate('dryer', { front, angle, detail });
