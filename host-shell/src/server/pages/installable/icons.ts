import { palettes, type StoreCode } from 'shared-contracts/theme';

/** Stores that have a look, and icons in it. A key of the table is a code. */
export const storeCodes = Object.keys(palettes) as readonly StoreCode[];

export type IconPurpose = 'any' | 'maskable';

/** In pixels. A maskable icon is cut to a form by the system that shows it: nothing of it may be near its edge. */
export const ICON_SIZES = [
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 512, purpose: 'maskable' },
] as const satisfies readonly { readonly size: number; readonly purpose: IconPurpose }[];

/** File of an icon, as `scripts/icons.ts` writes it. */
export const iconFile = (store: StoreCode, size: number, purpose: IconPurpose): string =>
  `${store}-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`;

export const ICONS_PATH = '/icons/';

export const iconPath = (store: StoreCode, size: number, purpose: IconPurpose): string => ICONS_PATH + iconFile(store, size, purpose);
