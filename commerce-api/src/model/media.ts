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

/** What an illustration draws by itself: from the front, turned (or open, or in use), and a close-up. */
export type DrawnView = 'front' | 'angle' | 'detail';

/** `pair`: turned behind the front; `size`: to scale with its dimensions, beside a person or a sheet of paper; `room`: where it is used. */
export type PictureView = DrawnView | 'pair' | 'size' | 'room';

/** Classes of a product that look different and are told by its data; an illustration without the named one ignores it. */
export type ProductForm =
  | 'antennas'
  | 'compact'
  | 'corded'
  | 'flat'
  | 'handheld'
  | 'inkjet'
  | 'integrated'
  | 'laser'
  | 'm2'
  | 'mesh'
  | 'pocket'
  | 'portable'
  | 'sata'
  | 'slanted'
  | 'tower';

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
  readonly form?: ProductForm;
  /** Height, width and depth in centimetres, of the picture that shows them. */
  readonly size?: readonly [height: number, width: number, depth: number];
  /** Stands in a cabinet of a kitchen. */
  readonly builtIn?: true;
  /** Like `seed`, of what a screen shows: sizes of a model look alike and show different things. */
  readonly scene?: number;
  readonly alt: string;
}

/** A film: drawn from pictures of the product with captions, no outside player. */
export interface Movie {
  readonly id: number;
  readonly title: string;
  readonly durationSeconds: number;
  readonly poster: DrawnView;
  readonly captions: readonly string[];
}
