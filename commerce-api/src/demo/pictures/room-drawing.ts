import type { Drawing } from '../../media/pictures.ts';
import type { IllustrationId } from '../../model/media.ts';
import { darken, lighten } from '../illustrations/kit.ts';
import { placed } from './drawing.ts';
import { bathroom, desk, floor, garden, living, niche, wall, workshop, worktop } from './rooms.ts';
import type { Colours, Outline, Room } from './rooms.ts';

/** Walls and furniture of rooms; a product's seed chooses one. */
const schemes: readonly Colours[] = [
  { wall: '#eceae6', wood: '#c99f73', cloth: '#5b7fa6' },
  { wall: '#b4c2a8', wood: '#a9825a', cloth: '#c9785a' },
  { wall: '#e8d3b8', wood: '#eef0f2', cloth: '#7a8f6b' },
  { wall: '#a8bccc', wood: '#5c666f', cloth: '#d0a04a' },
  { wall: '#d8b4ac', wood: '#8a6648', cloth: '#47607a' },
  { wall: '#8fa39c', wood: '#6f8277', cloth: '#b5533c' },
  { wall: '#9aa0bb', wood: '#3f4d63', cloth: '#c98f9c' },
];

const worktops = ['coffee-machine', 'kettle', 'toaster', 'blender', 'hand-blender', 'air-fryer', 'mixer', 'espresso', 'microwave'] as const;
const floors = [
  'washing-machine',
  'washing-machine-top',
  'dryer',
  'fridge',
  'freezer',
  'dishwasher',
  'cooker',
  'vacuum-upright',
  'vacuum-canister',
  'robot-vacuum',
  'iron',
  'steam-station',
  'air-purifier',
  'humidifier',
  'fan',
  'heater',
  'air-conditioner',
  'gaming-chair',
  'scooter',
] as const;
const livings = [
  'tv',
  'soundbar',
  'speaker',
  'projector',
  'console',
  'gamepad',
  'bulb',
  'smart-plug',
  'security-camera',
  'router',
] as const;
const bathrooms = ['hair-dryer', 'hair-styler', 'shaver', 'trimmer', 'toothbrush'] as const;

/** Where a product is used; those that no list names lie on a desk. */
const roomOf: ReadonlyMap<IllustrationId, Room> = new Map<IllustrationId, Room>([
  ...worktops.map((id) => [id, worktop] as const),
  ...floors.map((id) => [id, floor] as const),
  ...livings.map((id) => [id, living] as const),
  ...bathrooms.map((id) => [id, bathroom] as const),
  ['hob', worktop],
  ['hood', wall],
  ['mower', garden],
  ['drone', garden],
  ['drill', workshop],
  ['drill-corded', workshop],
]);

/** Where fronts end below, of those that do not end near 736 of the 800 units of their drawing. */
const bottoms: Partial<Record<IllustrationId, number>> = {
  soundbar: 668,
  headphones: 704,
  earbuds: 708,
  speaker: 712,
  projector: 604,
  'robot-vacuum': 620,
  hob: 616,
  microwave: 624,
  toaster: 664,
  iron: 640,
  tablet: 684,
  laptop: 688,
  keyboard: 584,
  printer: 704,
  router: 676,
  ssd: 690,
  gamepad: 636,
  camera: 640,
  mower: 704,
  humidifier: 700,
  cable: 712,
  ink: 680,
  'hair-styler': 616,
  'mini-computer': 676,
  tv: 652,
  'air-fryer': 712,
  'drill-corded': 772,
  'phone-case': 760,
  smartwatch: 760,
  'screen-glass': 776,
};

/** Outlines of the fronts that stand in cabinets; others nearly fill their drawing. */
const outlines: Partial<Record<IllustrationId, Outline>> = {
  oven: { left: 90, top: 100, right: 710, bottom: 704 },
  fridge: { left: 235, top: 34, right: 565, bottom: 738 },
  freezer: { left: 235, top: 34, right: 565, bottom: 738 },
  microwave: { left: 70, top: 208, right: 730, bottom: 608 },
  'washing-machine': { left: 140, top: 72, right: 660, bottom: 712 },
  dishwasher: { left: 140, top: 70, right: 660, bottom: 712 },
};
const wholeDrawing: Outline = { left: 100, top: 60, right: 700, bottom: 740 };

/**
 * A product where it is used: its front on a worktop, a desk, the floor, in the garden or in a cabinet.
 * @param front the drawing of its front as a whole `<svg>`
 */
export function roomDrawing(
  front: string,
  of: { readonly illustration: IllustrationId; readonly seed: number; readonly builtIn?: boolean },
): Drawing {
  const room = of.builtIn === true ? niche(outlines[of.illustration] ?? wholeDrawing) : (roomOf.get(of.illustration) ?? desk);
  const colours = schemes[of.seed % schemes.length] ?? { wall: '#e9edf1', wood: '#c99f73', cloth: '#5b7fa6' };
  const { behind, x, y, size, before = '' } = room({ ...colours, dark: darken(colours.wood, 0.25), light: lighten(colours.wall, 0.5) });
  // A room and its mirror image.
  const turnedRoom = (content: string): string =>
    Math.floor(of.seed / schemes.length) % 2 === 0 || of.builtIn === true
      ? content
      : `<g transform="matrix(-1 0 0 1 800 0)">${content}</g>`;
  // Drawings end at different heights; what is in a cabinet has its outline, and what hangs or flies touches no ground.
  const sunk = of.builtIn === true || room === wall || of.illustration === 'drone' ? 0 : (748 - (bottoms[of.illustration] ?? 736)) / 800;
  const frame = '<rect x="40" y="40" width="720" height="720" rx="32"/>';
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><defs><clipPath id="room">${frame}</clipPath></defs><g clip-path="url(#room)">${turnedRoom(behind)}${placed(front, x, y + sunk * size, size)}${turnedRoom(before)}</g></svg>`,
    ratio: 1,
  };
}
