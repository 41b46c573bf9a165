import type { Language } from 'shared-contracts';
import type { Grosze } from 'shared-contracts/money';
import { ownName } from '../catalogue/own-name.ts';
import type { Products } from '../catalogue/product-store.ts';
import { isIn, type Reference } from '../catalogue/reference.ts';
import type { CatalogIndex } from '../listing/catalog-index.ts';
import type { ProductPicture, PromoPaper, Store } from '../model/index.ts';
import type { Translator } from '../translation/translator.ts';

/** A product as the paper shows it. */
export interface PaperProduct {
  readonly sku: string;
  readonly name: string;
  /** Complete address in the store. */
  readonly url: string;
  readonly price: Grosze;
  /** Lowest price of the 30 days before a reduction; null: it is not reduced. */
  readonly lowestPrice: Grosze | null;
  readonly picture: ProductPicture | null;
}

export interface PaperSheet {
  readonly title: string;
  readonly text: string;
  /** Hex colour behind its title. */
  readonly background: string;
  readonly products: readonly PaperProduct[];
}

/** The current promotion paper of a store, as it is printed. */
export interface PrintedPaper {
  readonly language: Language;
  readonly seller: Store;
  /** Days, ISO 8601. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly sheets: readonly PaperSheet[];
}

/** What a paper is read from. */
export interface PaperServices {
  readonly reference: Reference;
  readonly index: CatalogIndex;
  readonly products: Products;
  /** By store code. */
  readonly storeUrls: ReadonlyMap<string, string>;
  readonly translatorFor: (language: Language) => Translator;
}

/** J-294: the paper of a store with its products at their prices of now; those that the store does not sell any more are left out. Null: it has none. */
export async function readPaper(services: PaperServices, store: Store, language: Language): Promise<PrintedPaper | null> {
  const { reference, index, products, storeUrls, translatorFor } = services;
  const block = reference.cmsBlocks.find((one) => one.identifier === 'promo_paper' && isIn(one, store.code));
  if (block === undefined || block.cmsJson === '') return null;
  const paper = JSON.parse(block.cmsJson) as PromoPaper; // the shop's own block
  const { translate } = translatorFor(language);
  const sheets = paper.pages.map(async ({ title, text, background, skus }): Promise<PaperSheet> => {
    const found = await products.list(index.idsOfSkus(skus).filter((id) => index.isSoldIn(store.code, id)));
    return {
      title: translate(title),
      text: translate(text),
      background,
      products: found.map((product) => ({
        sku: product.sku,
        name: translate(product.name, ownName(product)),
        url: `${storeUrls.get(store.code) ?? ''}${product.request_path}`,
        price: product.final_price,
        lowestPrice: product.omnibus_price ?? null,
        picture: product.document.pictures.find(({ view }) => view === 'front') ?? null,
      })),
    };
  });
  return { language, seller: store, validFrom: paper.validFrom, validTo: paper.validTo, sheets: await Promise.all(sheets) };
}
