/** Every illustration that can be drawn; a product picture is an illustration × body colour × accent × seed × view. */
export const illustrationIds = [
  'tv',
  'soundbar',
  'headphones',
  'earbuds',
  'speaker',
  'projector',
  'washing-machine',
  'washing-machine-top',
  'dryer',
  'fridge',
  'freezer',
  'dishwasher',
  'cooker',
  'oven',
  'hob',
  'hood',
  'microwave',
  'vacuum-upright',
  'robot-vacuum',
  'coffee-machine',
  'kettle',
  'toaster',
  'blender',
  'air-fryer',
  'mixer',
  'iron',
  'air-purifier',
  'smartphone',
  'smartwatch',
  'tablet',
  'phone-case',
  'powerbank',
  'laptop',
  'desktop',
  'monitor',
  'keyboard',
  'mouse',
  'printer',
  'router',
  'ssd',
  'console',
  'gamepad',
  'camera',
  'drone',
  'mower',
  'drill',
  'hair-dryer',
  'shaver',
  'toothbrush',
  'drill-corded',
  'humidifier',
  'e-reader',
  'charger',
  'cable',
  'screen-glass',
  'memory',
  'ink',
  'air-conditioner',
  'fan',
  'heater',
  'vacuum-canister',
  'bulb',
  'smart-plug',
  'security-camera',
  'scooter',
  'hair-styler',
  'gaming-chair',
  'steam-station',
  'trimmer',
  'hand-blender',
  'espresso',
  'mini-computer',
  'gift-card',
] as const;

export type IllustrationId = (typeof illustrationIds)[number];

/** Body colours that illustrations know. */
export const bodyColours = ['white', 'silver', 'graphite', 'black', 'navy', 'green', 'rose', 'sand', 'red', 'blue'] as const;

export type BodyColour = (typeof bodyColours)[number];

export type PictureView = 'front' | 'angle' | 'detail';

/** One picture: everything that the media route needs to draw it, and its text alternative. */
export interface ProductPicture {
  readonly illustration: IllustrationId;
  /** Printed on the drawn product. */
  readonly brand: string;
  readonly body: BodyColour;
  /** Hex colour of small details and screens. */
  readonly accent: string;
  /** 0 … 2^31 − 1: small believable differences. */
  readonly seed: number;
  readonly view: PictureView;
  /** What the product measures in the unit of its kind (inches of a screen), where it shows. */
  readonly measure?: number;
  /** Like `seed`, of what a screen shows: sizes of a model look alike and show different things. */
  readonly scene?: number;
  readonly alt: string;
}

/** A film: drawn from pictures of the product with captions, no outside player. */
export interface Movie {
  readonly id: number;
  readonly title: string;
  readonly durationSeconds: number;
  readonly poster: PictureView;
  readonly captions: readonly string[];
}
