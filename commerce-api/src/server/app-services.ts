import type { Language } from 'shared-contracts';
import type { UrlRewrites } from '../catalogue/url-rewrites.ts';
import type { Products } from '../catalogue/product-store.ts';
import type { CatalogueServices } from '../catalogue/services.ts';
import type { ProductPromises } from '../promise/product-promise.ts';
import type { Reference } from '../catalogue/reference.ts';
import type { Bank } from '../checkout/banks.ts';
import type { AccountSecrets } from '../customers/account-secrets.ts';
import type { LeakedPasswords } from '../customers/leaked-passwords/leaked-passwords.ts';
import type { Database } from '../database/database.ts';
import type { Transactions } from '../database/transactions.ts';
import type { PreviewLinks } from '../editing/preview/preview-links.ts';
import type { CatalogIndex } from '../listing/catalog-index.ts';
import type { PageSearch } from '../listing/search/page-search.ts';
import type { OutboxWorker } from '../mail/outbox-worker.ts';
import type { Pictures } from '../media/pictures.ts';
import type { PromoPapers } from '../promo-paper/paper-files.ts';
import type { UkrainianHead } from '../translation/shop-texts.ts';
import type { Limits } from '../limits/limits.ts';
import type { ErrorReports } from '../client-errors/error-reports.ts';
import type { CompanyLookup } from '../tax-register/company-lookup.ts';
import type { Translator } from '../translation/translator.ts';

/**
 * What the server keeps for all requests. All of it is this process's own: of several servers on one PostgreSQL each has its
 * index, product records and URL rewrites, loaded at its start. What one of them changes in the catalogue
 * (prices, names of categories) the others hear over the bus (`CatalogueChanges`); without one they show it after their next
 * start. Orders, carts and customers are always read from the database.
 */
export interface AppServices {
  readonly database: Database<Transactions>;
  readonly reference: Reference;
  /** K-09: banks to choose from for a quick transfer: those of the operator, or of the catalogue. */
  readonly banks: () => readonly Bank[];
  readonly urlRewrites: UrlRewrites;
  readonly products: Products;
  readonly promises: ProductPromises;
  readonly index: CatalogIndex;
  readonly readForIndex: CatalogueServices['readForIndex'];
  /** Finds pages that are no listings. */
  readonly pageSearch: Pick<PageSearch, 'find' | 'suggest'>;
  /** Where each store is found: `https://sklep.example`. */
  readonly storeUrls: ReadonlyMap<string, string>;
  /** J-306: companies by their tax numbers. */
  readonly companies: CompanyLookup;
  readonly accountSecrets: AccountSecrets;
  /** J-357: passwords that nobody may choose, of a service where the settings name one. */
  readonly leakedPasswords: LeakedPasswords;
  readonly previewLinks: PreviewLinks;
  /** Sends e-mails; to be woken after a transaction that has written to the outbox. */
  readonly mail: Pick<OutboxWorker, 'wake'>;
  /** The translator of a language. */
  readonly translatorFor: (language: Language) => Translator;
  readonly ukrainianHead: UkrainianHead;
  readonly pictures: () => Promise<Pictures>;
  readonly promoPapers: PromoPapers;
  /** J-291: room of pictures that editors have uploaded. */
  readonly uploadedPictureBytes: number;
  /** What callers may do only so often; counted by all servers together where they share a bus. */
  readonly limits: Limits;
  /** How much visitors may write: orders, carts, decisions about cookies, reports of errors. */
  readonly writeLimits: Limits;
  readonly errorReports: ErrorReports;
  /** J-148: days after which a session ends that nobody uses. */
  readonly sessionIdleDays: number;
  /** The time now; tests set it. */
  readonly now: () => Date;
}
