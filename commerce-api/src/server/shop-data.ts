/** The only place that imports a shop's own data: each part is loaded by the name in the settings, when it is needed. */
import type { ShopDataName } from '../config/shop-data.ts';
import type { CatalogueSource } from '../importing/catalogue-source.ts';
import type { SearchRules } from '../listing/search/search-rules.ts';
import type { Pictures } from '../media/pictures.ts';
import type { ShopTexts } from '../translation/shop-texts.ts';

interface ShopData {
  readonly catalogue: () => Promise<CatalogueSource>;
  readonly pictures: () => Promise<Pictures>;
  readonly texts: () => Promise<ShopTexts>;
  readonly searchRules: () => Promise<SearchRules>;
}

export const shopData: Readonly<Record<ShopDataName, ShopData>> = {
  demo: {
    catalogue: async () => (await import('../demo/shop-catalogue.ts')).catalogueSource,
    pictures: async () => (await import('../demo/shop-pictures.ts')).pictures,
    texts: async () => (await import('../demo/shop-texts.ts')).shopTexts,
    searchRules: async () => (await import('../demo/search-rules.ts')).searchRules(),
  },
};
