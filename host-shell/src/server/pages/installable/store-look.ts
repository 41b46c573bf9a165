import { palettes, type Palette, type StoreCode } from 'shared-contracts/theme';

const isStore = (code: string): code is StoreCode => code in palettes;

/** A store as what is drawn without a release sees it: a code of the theme, with its colours. */
export interface StoreLook {
  readonly code: StoreCode;
  readonly light: Palette;
  readonly dark: Palette;
}

/** The look of a store; one that the theme does not know looks like the main store. */
export const lookOf = (store: string): StoreLook => {
  const code = isStore(store) ? store : 'amperio';
  return { code, ...palettes[code] };
};
