import { CART_PATH, htmlLanguage, type Language } from 'shared-contracts';
import { ICON_SIZES, iconPath } from './icons.ts';
import { lookOf } from './store-look.ts';
import { installableTexts } from './texts.ts';

/** What a manifest contains of its store. */
export interface ManifestStore {
  readonly store_code: string;
  readonly store_name: string;
  readonly meta_description: string | null;
}

/** What browsers read before they install the shop (S-19): name, icons, colours, shortcuts. */
export const manifestOf = (store: ManifestStore, language: Language): object => {
  const { code, light } = lookOf(store.store_code);
  const texts = installableTexts[language];
  const icon = ({ size, purpose }: (typeof ICON_SIZES)[number]) => ({
    src: iconPath(code, size, purpose),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: store.store_name,
    short_name: store.store_name,
    ...(store.meta_description ? { description: store.meta_description } : {}),
    lang: htmlLanguage(language),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: light.page,
    theme_color: light.accent,
    categories: ['shopping'],
    icons: ICON_SIZES.map(icon),
    shortcuts: [
      { name: texts['shortcut.search'], url: '/search.html' },
      { name: texts['shortcut.cart'], url: CART_PATH },
    ],
  };
};
