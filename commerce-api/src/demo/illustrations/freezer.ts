import { mix, repeat } from './kit.ts';
import { at, badge, besidePerson, closeUp, display, enamel, floor, illustrate, print, shaded, turnedBox, zoomed } from './drawing.ts';
import type { Sketch } from './drawing.ts';
import { box } from './groceries.ts';

/** A snow crystal, drawn as six arms. */
const crystal = (x: number, y: number, r: number, colour: string, width: number): string =>
  `<path d="${repeat(6, (i) => {
    const turn = (i * Math.PI) / 3;
    const point = (along: number, across: number): string =>
      `${(x + r * (along * Math.cos(turn) - across * Math.sin(turn))).toFixed(1)} ${(y + r * (along * Math.sin(turn) + across * Math.cos(turn))).toFixed(1)}`;
    return `M${x} ${y}L${point(1, 0)}M${point(0.85, 0.25)}L${point(0.6, 0)}L${point(0.85, -0.25)}`;
  })}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;

/** Closed door (330 wide) with recessed grip and display. */
function face(s: Sketch, h: number): string {
  const { body } = s;
  const grip = h * 0.33;
  const length = Math.min(220, h * 0.44);
  return `<rect width="330" height="${h}" rx="12" fill="${enamel(s)}"/>
    <rect width="330" height="${h}" rx="12" fill="${s.slant('#fff4', '#fff0 35', '#0000 60', '#0002')}"/>
    <rect x="2" y="2" width="326" height="${h - 4}" rx="10" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>
    <path d="M330 ${grip}v${length}q-26 0-26-26V${grip + 26}q0-26 26-26z" fill="${s.across(mix(body.base, body.dark, 0.9), mix(body.base, body.dark, 0.3))}"/>
    <path d="M304 ${grip + 26}v${length - 52}" stroke="${body.light}" stroke-width="2" opacity=".6"/>
    ${badge(s, 165, 66, 22)}${display(s, 110, 96, 110, 46)}${print(142, 127, s.random.pick('−18', '−20', '−24'), 24, '#bfefff', 'start')}
    ${crystal(126, 119, 9, '#7fd4ff', 1.8)}${print(204, 116, '°C', 12, '#7fd4ff')}`;
}

/** An upright one, as high as it measures in centimetres. */
function upright(s: Sketch): string {
  const h = Math.round(690 * Math.min(1, (s.measure ?? 185) / 185));
  const top = 734 - h;
  return `${floor(s, 400, 750, 240, 26)}<rect x="255" y="730" width="46" height="20" rx="4" fill="#24282d"/>
    <rect x="499" y="730" width="46" height="20" rx="4" fill="#24282d"/>
    <rect x="235" y="${top - 4}" width="330" height="${h + 8}" rx="12" fill="${mix(s.body.dark, '#000000', 0.45)}"/>${at(235, top, face(s, h))}`;
}

/** A chest with its lid on top. */
const chest = (s: Sketch): string =>
  `${floor(s, 400, 726, 370, 28)}<circle cx="150" cy="714" r="18" fill="#24282d"/><circle cx="650" cy="714" r="18" fill="#24282d"/>
    <rect x="84" y="330" width="632" height="376" rx="16" fill="${enamel(s)}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <path d="M84 372H716" stroke="#000" stroke-opacity=".25" stroke-width="7"/>
    <path d="M70 366Q66 292 104 286H696Q734 292 730 366Z" fill="${s.down(s.body.light, s.body.base, mix(s.body.base, s.body.dark, 0.6))}" stroke="${s.body.dark}" stroke-opacity=".5" stroke-width="2"/>
    <path d="M110 300H690" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"/>
    <rect x="330" y="338" width="140" height="30" rx="15" fill="${mix(s.body.dark, '#000000', 0.3)}"/>${badge(s, 170, 440, 30, { maxWidth: 150 })}
    ${display(s, 560, 640, 120, 42)}${print(600, 669, '−18', 24, '#bfefff')}${crystal(656, 661, 9, '#7fd4ff', 1.8)}`;

const isChest = (s: Sketch): boolean => s.seed % 3 === 0;

const front = (s: Sketch): string => (isChest(s) ? chest(s) : upright(s));

const FOOD = ['#4f9c54', '#d0544a', '#e6a93a', '#5b8fc4', '#8d5ca8', '#c97b3d'] as const;
const colourAt = (i: number): string => FOOD[i % FOOD.length] ?? FOOD[0];

/** A transparent drawer with frozen goods. */
function drawer(s: Sketch, y: number, w: number, h: number, turn: number): string {
  const goods = repeat(4, (i) =>
    box(s, 18 + (i * (w - 30)) / 4, h - 6, (w - 50) / 4, h * (0.5 + ((i + turn) % 3) * 0.12), colourAt(i * 2 + turn)),
  );
  return at(
    8,
    y,
    goods,
    `<rect width="${w}" height="${h}" rx="8" fill="${s.down('#f4fbffc0', '#d6e8f250 35', '#b7cfdd90')}" stroke="#94acba" stroke-width="1.5"/>
    <rect x="${w * 0.3}" y="8" width="${w * 0.4}" height="14" rx="7" fill="${s.down('#fff', '#b9cad5')}"/>
    <path d="M12 30V${h - 12}" stroke="#fff" stroke-width="4" opacity=".7" stroke-linecap="round"/>`,
  );
}

function angle(s: Sketch): string {
  const { body } = s;
  const cabinet = turnedBox(300, 50, 340, 200, { front: [0.86, 0.05], side: [0.5, -0.16] });
  return `${floor(s, 410, 744, 350, 34)}
    ${cabinet.side(`<rect width="200" height="660" rx="4" fill="${shaded(s)}"/>`)}
    ${cabinet.top(`<rect width="340" height="200" rx="4" fill="${s.across(body.light, body.base)}"/>`)}
    ${cabinet.front(`<rect width="340" height="660" rx="8" fill="${enamel(s)}"/>
    <rect x="14" y="14" width="312" height="620" rx="8" fill="${s.down('#f4fafd', '#cfdde5')}"/>
    <rect x="14" y="14" width="312" height="60" rx="8" fill="${s.down('#fff', '#fff0')}"/>
    ${at(14, 0, [24, 146, 268, 390, 512].map((y, i) => drawer(s, y, 296, 112, i)).join(''))}`)}
    <path d="M300 52L118 118Q106 122 106 134V768Q106 778 116 774L300 712Z" fill="${s.across(mix(body.base, body.dark, 0.3), mix(body.base, body.dark, 0.7))}"/>
    <path d="M294 62L130 122Q122 125 122 134V748Q122 756 130 753L294 698Z" fill="${s.across('#eef3f6', '#fdfeff 60', '#cdd7de')}" stroke="#8b979f" stroke-width="5"/>
    <path d="M270 130L150 172V690L270 648Z" fill="none" stroke="#c3ced6" stroke-width="3"/>${crystal(210, 410, 34, '#9fc9e3', 4)}`;
}

function detail(s: Sketch): string {
  const { random } = s;
  const pile = (count: number, x: number, w: number, r: number, colours: readonly [string, string, string]): string => {
    const piece = s.symbol(`<circle r="${r}" fill="${s.ball(colours[0], `${colours[1]} 45`, colours[2])}"/>`);
    return repeat(count, (i) =>
      piece(
        `translate(${(x + ((i * 0.381) % 1) * w).toFixed(0)} ${(560 + Math.floor((i / count) * 4) * 28 + random.between(-9, 9)).toFixed(0)})`,
      ),
    );
  };
  const peas = pile(34, 106, 250, 15, ['#c6ec9a', '#6fae3f', '#3f7321']);
  const berries = pile(24, 402, 170, 17, ['#f6a3b4', '#c2304f', '#6d1028']);
  return closeUp(
    s,
    `<rect x="40" y="40" width="720" height="720" fill="${s.down('#fbfdff', '#dbe8f0 45', '#b9cfdc')}"/>
    ${at(60, 60, drawer(s, 0, 664, 250, 1))}<rect x="40" y="330" width="720" height="26" fill="${s.down('#eaf4fa', '#8fa9b8')}"/>
    <rect x="40" y="356" width="720" height="60" fill="${s.down('#0003', '#0000')}"/>
    <path d="M84 470Q220 440 372 478L362 700H96Z" fill="#e8f2dd"/>${peas}
    <path d="M84 470Q220 440 372 478L362 700H96Z" fill="${s.slant('#ffffff90', '#ffffff10 45', '#5f8f3a40')}"/>
    <path d="M100 500h254" stroke="#4f9c54" stroke-width="26" opacity=".85"/>
    <path d="M380 486Q470 452 588 482L580 700H384Z" fill="#f6e3e7"/>${berries}
    <path d="M380 486Q470 452 588 482L580 700H384Z" fill="${s.slant('#ffffff90', '#ffffff10 45', '#8f2a4a40')}"/>
    <path d="M394 512h178" stroke="#b52f4c" stroke-width="24" opacity=".85"/>
    ${box(s, 606, 700, 110, 210, s.accent)}${crystal(660, 640, 26, '#fff', 4)}
    <path d="M52 440H748L734 716Q732 744 704 744H96Q68 744 66 716Z" fill="${s.down('#ffffff70', '#e6f3fa20 25', '#bcd4e180')}" stroke="#8fa9b8" stroke-width="4"/>
    <path d="M52 440H748L746 478H54Z" fill="${s.down('#ffffffe0', '#cfe1ebb0')}"/>
    <rect x="280" y="464" width="240" height="34" rx="17" fill="${s.down('#fff', '#b9cad5')}" stroke="#9db2bf"/>
    ${crystal(140, 420, 16, '#fff', 3)}${crystal(690, 404, 22, '#fff', 3)}${crystal(560, 424, 12, '#fff', 2.5)}
    <path d="M88 520L98 690" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".7"/>`,
  );
}

export const illustration = illustrate('freezer', {
  front,
  angle: (s) => (isChest(s) ? besidePerson(s, chest(s), 434, 85) : angle(s)),
  detail: (s) => (isChest(s) ? zoomed(s, 2, 560, 600, chest(s)) : detail(s)),
});
