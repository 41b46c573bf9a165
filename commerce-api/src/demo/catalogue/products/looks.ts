import type { IllustrationId, ProductForm } from '../../../model/media.ts';

/**
 * How a product is drawn so that its picture matches its data. Some illustrations can show several kinds of
 * product and choose one by the remainder of the seed.
 */
export interface Look {
  /** Instead of the recipe's. */
  readonly illustration?: IllustrationId;
  /** Its class, where the illustration asks for it by name. */
  readonly form?: ProductForm;
  /** What it measures in the unit of its kind, where the picture shows it: inches of a screen. */
  readonly measure?: number;
  /** Remainders (seed modulo `of`) that draw the right kind. */
  readonly seeds?: { readonly of: number; readonly rests: readonly number[] };
}

/** One of the three kinds of an illustration that has three. */
const third = (rest: 0 | 1 | 2) => ({ seeds: { of: 3, rests: [rest] } }) as const;

/** Kinds that illustrations choose by the seed. */
export const looks = {
  topLoader: { illustration: 'washing-machine-top' },
  gasCooker: { seeds: { of: 2, rests: [0] } },
  electricCooker: { seeds: { of: 2, rests: [1] } },
  gasHobOfGlass: { seeds: { of: 6, rests: [0] } },
  gasHobOfSteel: { seeds: { of: 6, rests: [3] } },
  inductionHob: { seeds: { of: 6, rests: [1, 2, 4, 5] } },
  sideBySide: { seeds: { of: 3, rests: [0] } },
  fridge: { seeds: { of: 3, rests: [1, 2] } },
  chestFreezer: third(0),
  uprightFreezer: { seeds: { of: 3, rests: [1, 2] } },
  handBlender: { illustration: 'hand-blender' },
  espresso: { illustration: 'espresso' },
  miniComputer: { illustration: 'mini-computer' },
  glassKettle: { seeds: { of: 3, rests: [2] } },
  kettle: { seeds: { of: 3, rests: [0, 1] } },
  wallCharger: third(0),
  wirelessCharger: third(1),
  carCharger: third(2),
  usbCable: third(0),
  flatCable: third(1),
  hdmiCable: third(2),
  fullGlass: third(0),
  flatGlass: third(1),
  privacyGlass: third(2),
  inkCartridge: third(0),
  inkBottle: third(1),
  toner: third(2),
  portableCooler: third(0),
  splitCooler: third(1),
  windowCooler: third(2),
  standingFan: third(0),
  deskFan: third(1),
  towerFan: third(2),
  oilHeater: third(0),
  convector: third(1),
  fanHeater: third(2),
  baggedVacuum: third(0),
  baglessVacuum: third(1),
  workshopVacuum: third(2),
  bulb: third(0),
  candleBulb: third(1),
  spotBulb: third(2),
  plug: third(0),
  powerStrip: third(1),
  gardenPlug: third(2),
  indoorCamera: third(0),
  turningCamera: third(1),
  outdoorCamera: third(2),
  cityScooter: third(0),
  longScooter: third(1),
  childScooter: third(2),
  straightener: third(0),
  curler: third(1),
  autoCurler: third(2),
  racingChair: third(0),
  fabricChair: third(1),
  meshChair: third(2),
  beardTrimmer: { seeds: { of: 3, rests: [0, 2] } },
  manifoldTrimmer: third(1),
  usbStick: { seeds: { of: 4, rests: [0] } },
  doubleStick: { seeds: { of: 4, rests: [1] } },
  sdCard: { seeds: { of: 4, rests: [2] } },
  microCard: { seeds: { of: 4, rests: [3] } },
  impactDrill: { illustration: 'drill-corded', seeds: { of: 2, rests: [0] } },
  rotaryHammer: { illustration: 'drill-corded', seeds: { of: 2, rests: [1] } },
} as const satisfies Readonly<Record<string, Look>>;

/** Looks for the tiles of categories, by the leaf's slug. */
export const leafLooks: Readonly<Record<string, Look>> = {
  'kuchnie-gazowe': looks.gasCooker,
  'kuchnie-indukcyjne': looks.electricCooker,
  'plyty-gazowe': looks.gasHobOfGlass,
  'plyty-indukcyjne': looks.inductionHob,
  zamrazarki: looks.uprightFreezer,
  'zamrazarki-do-zabudowy': looks.uprightFreezer,
  lodowki: looks.fridge,
  'lodowki-do-zabudowy': looks.fridge,
  'lodowki-side-by-side': looks.sideBySide,
  'wiertarki-udarowe': looks.impactDrill,
  ladowarki: looks.wallCharger,
  'kable-usb': looks.usbCable,
  'kable-hdmi': looks.hdmiCable,
  'szkla-hartowane': looks.fullGlass,
  pendrive: looks.usbStick,
  'karty-pamieci': looks.sdCard,
  'tusze-i-tonery': looks.inkCartridge,
  klimatyzatory: looks.portableCooler,
  wentylatory: looks.standingFan,
  grzejniki: looks.oilHeater,
  'odkurzacze-tradycyjne': looks.baggedVacuum,
  'zarowki-smart': looks.bulb,
  'gniazdka-smart': looks.plug,
  'kamery-domowe': looks.turningCamera,
  'hulajnogi-elektryczne': looks.cityScooter,
  'hulajnogi-dla-dzieci': looks.childScooter,
  prostownice: looks.straightener,
  lokowki: looks.curler,
  'fotele-gamingowe': looks.racingChair,
};

/** The seed, or the nearest lower one that draws the kind of the look. */
export function seedFor(seed: number, look: Look | undefined): number {
  if (look?.seeds === undefined) return seed;
  const { of, rests } = look.seeds;
  if (rests.includes(seed % of)) return seed;
  const turn = Math.floor(seed / of);
  const wanted = Math.max(0, turn - 1) * of + (rests[turn % rests.length] ?? 0);
  return wanted;
}
