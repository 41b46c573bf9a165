/** Colours of a room; hex. */
export interface Colours {
  readonly wall: string;
  readonly wood: string;
  readonly cloth: string;
}

/** What is drawn behind and before a product, and the square that its drawing takes. */
export interface Scenery {
  readonly behind: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly before?: string;
}

export type Room = (colours: Colours & { readonly dark: string; readonly light: string }) => Scenery;

const box = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;

const plant = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0-60Q-70-120-60-190Q-10-150 0-70Q0-170 40-220Q70-150 8-66Q60-120 90-110Q70-50 6-56Z" fill="#5f8f5a"/><path d="M-42-60H42L32 0H-32Z" fill="#d9835b"/></g>`;

const picture = (x: number, y: number, w: number, h: number, cloth: string): string =>
  `${box(x, y, w, h, '#ffffff')}${box(x + 10, y + 10, w - 20, h - 20, cloth)}<circle cx="${x + w * 0.62}" cy="${y + h * 0.4}" r="${w * 0.14}" fill="#ffffff" opacity=".7"/>`;

const tiles = (x: number, y: number, w: number, h: number, step: number): string => {
  let d = '';
  for (let at = x + step; at < x + w; at += step) d += `M${at} ${y}v${h}`;
  for (let at = y + step; at < y + h; at += step) d += `M${x} ${at}h${w}`;
  return `<path d="${d}" stroke="#ffffff" stroke-width="4" opacity=".75"/>`;
};

/** Beside other things on the worktop of a kitchen. */
export const worktop: Room = ({ wall, wood, dark, cloth }) => ({
  behind: `${box(40, 40, 720, 560, wall)}${tiles(40, 40, 720, 560, 90)}${plant(130, 600, 1)}${box(650, 470, 22, 130, cloth, 8)}${box(684, 440, 26, 160, '#f2f4f6', 8)}
    ${box(40, 600, 720, 34, '#f4f5f6')}${box(40, 634, 720, 126, wood)}<path d="M280 634v126M520 634v126" stroke="${dark}" stroke-width="4"/><path d="M120 664h80M360 664h80M600 664h80" stroke="#8f979e" stroke-width="8" stroke-linecap="round"/>`,
  x: 170,
  y: 170,
  size: 460,
});

/** On the floor before a wall. */
export const floor: Room = ({ wall, wood, dark, cloth }) => ({
  behind: `${box(40, 40, 720, 590, wall)}${picture(90, 110, 130, 170, cloth)}${box(40, 606, 720, 26, '#ffffff')}${box(40, 632, 720, 128, wood)}
    <path d="M40 676H760M40 722H760M180 632v44M420 632v44M640 632v44M300 676v46M560 676v46" stroke="${dark}" stroke-width="2" opacity=".5"/>${plant(700, 660, 1.15)}`,
  x: 130,
  y: 150,
  size: 560,
});

/** On a sideboard of a living room. */
export const living: Room = ({ wall, wood, dark, cloth }) => ({
  behind: `${box(40, 40, 720, 640, wall)}${picture(100, 90, 120, 120, cloth)}<path d="M670 120l44 90h-88z" fill="#f6e7b8"/><path d="M670 210v350" stroke="#59626b" stroke-width="8"/><path d="M632 560h76" stroke="#59626b" stroke-width="12" stroke-linecap="round"/>
    ${box(80, 566, 640, 22, dark)}${box(90, 588, 620, 110, wood)}<path d="M300 588v110M500 588v110" stroke="${dark}" stroke-width="4"/>${box(110, 698, 20, 40, dark)}${box(670, 698, 20, 40, dark)}${box(40, 736, 720, 24, '#cdb79a')}${plant(140, 566, 0.7)}`,
  x: 190,
  y: 148,
  size: 446,
});

/** On a desk. */
export const desk: Room = ({ wall, wood, dark, cloth }) => ({
  behind: `${box(40, 40, 720, 580, wall)}${box(90, 120, 200, 16, dark)}${box(104, 50, 26, 70, cloth)}${box(134, 60, 22, 60, '#e9edf0')}${box(160, 46, 30, 74, dark)}${picture(560, 90, 130, 110, cloth)}
    <path d="M664 612V420L590 340" fill="none" stroke="#59626b" stroke-width="9"/><path d="M548 372l60-52 20 24-60 52z" fill="${cloth}"/>${box(626, 604, 76, 16, '#59626b', 6)}${plant(120, 620, 0.75)}${box(40, 618, 720, 36, wood)}${box(40, 654, 720, 106, dark)}`,
  x: 190,
  y: 198,
  size: 450,
});

/** On the shelf of a bathroom. */
export const bathroom: Room = ({ wall: paint, cloth, light }) => ({
  behind: `${box(40, 40, 720, 720, paint)}${tiles(40, 40, 720, 720, 80)}${box(230, 76, 340, 330, light, 170)}<path d="M290 330L470 120" stroke="#ffffff" stroke-width="22" opacity=".6" stroke-linecap="round"/>
    ${box(660, 500, 60, 120, cloth, 6)}${box(110, 520, 44, 100, '#f6f8f9', 14)}${box(122, 496, 20, 30, '#8f979e', 4)}${box(40, 618, 720, 30, '#ffffff')}${box(40, 648, 720, 16, '#b9ccd4')}`,
  x: 180,
  y: 196,
  size: 450,
});

/** On a lawn before a hedge. */
export const garden: Room = ({ wood, cloth }) => ({
  behind: `${box(40, 40, 720, 400, '#cfe6f5')}<circle cx="620" cy="130" r="46" fill="#fff3c4"/><path d="M40 360Q100 300 160 350T300 340T440 350T580 336T760 356V560H40Z" fill="#6d9a5e"/><path d="M520 250L620 170L720 250V420H520Z" fill="${cloth}"/><path d="M505 256L620 160L735 256" fill="none" stroke="${wood}" stroke-width="22"/>${box(590, 330, 60, 90, wood)}<path d="M60 440V330l18-20 18 20V440M110 440V330l18-20 18 20V440M160 440V330l18-20 18 20V440M210 440V330l18-20 18 20V440" fill="${wood}"/>${box(40, 420, 720, 340, '#8fbf62')}<path d="M40 560H760M40 640H760M40 720H760" stroke="#7cae52" stroke-width="30"/>`,
  x: 130,
  y: 160,
  size: 560,
});

/** On a workbench before tools. */
export const workshop: Room = ({ cloth }) => ({
  behind: `${box(40, 40, 720, 570, '#d8dde1')}${box(80, 80, 640, 250, '#b9a183', 8)}<path d="M140 120v140M120 120h60" stroke="#59626b" stroke-width="18" stroke-linecap="round"/><path d="M250 116l10 150" stroke="${cloth}" stroke-width="20" stroke-linecap="round"/><circle cx="640" cy="180" r="52" fill="none" stroke="#e0a83a" stroke-width="18"/><path d="M540 110v160" stroke="#8f979e" stroke-width="14" stroke-linecap="round"/>
    ${box(40, 606, 720, 40, '#a77b4c')}${box(40, 646, 720, 114, '#7d5a36')}`,
  x: 170,
  y: 180,
  size: 456,
});

/** On the wall above the hob. */
export const wall: Room = ({ wall: paint, wood, dark }) => ({
  behind: `${box(40, 40, 720, 600, paint)}${tiles(40, 40, 720, 600, 90)}${box(40, 40, 130, 300, wood)}${box(630, 40, 130, 300, wood)}`,
  x: 180,
  y: 40,
  size: 440,
  before: `${box(40, 640, 720, 30, '#f4f5f6')}${box(260, 632, 280, 10, '#15181b', 4)}${box(300, 560, 110, 72, '#aab2b9', 8)}${box(40, 670, 720, 90, wood)}<path d="M280 670v90M520 670v90" stroke="${dark}" stroke-width="4"/>`,
});

/** Where a front ends in the 800 units of its drawing. */
export interface Outline {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** In a cabinet of a kitchen that leaves as much room as the front needs: doors above and below it, other cabinets beside it. */
export const niche =
  ({ left, top, right, bottom }: Outline): Room =>
  ({ wood, dark, light }) => {
    const scale = Math.min(0.78, 520 / (right - left), 600 / (bottom - top));
    const [w, h] = [(right - left) * scale, (bottom - top) * scale];
    const x = 400 - w / 2;
    const y = h > 480 ? 706 - h : 400 - h / 2;
    const column = (at: number, width: number): string =>
      `${box(at, 40, width, 720, wood)}<path d="M${at} 40V760" stroke="${dark}" stroke-width="4"/>`;
    return {
      behind: `${box(40, 40, 720, 720, light)}${column(40, x - 58)}${column(x + w + 18, 742 - x - w)}<path d="M${x - 44} 330v120M${x + w + 44} 330v120" stroke="#8f979e" stroke-width="8" stroke-linecap="round"/>
        ${box(x - 18, 40, w + 36, 720, wood)}<path d="M350 ${y - 34}h100M350 ${y + h + 40}h100" stroke="#8f979e" stroke-width="8" stroke-linecap="round"/>${box(x - 10, y - 10, w + 20, h + 20, '#15181b')}`,
      x: x - left * scale,
      y: y - top * scale,
      size: 800 * scale,
    };
  };
