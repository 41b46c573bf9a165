import type { Language } from 'shared-contracts';
import type { Addresses } from '../catalogue/addresses.ts';
import type { ProductStore } from '../catalogue/product-store.ts';
import type { Reference } from '../catalogue/reference.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../database/jobs.ts';
import type { CatalogIndex } from '../listing/catalog-index.ts';
import type { MailRoom } from '../mail/mail-room.ts';
import type { StoreSeed } from '../seed/model.ts';
import type { Speech } from '../translation/speech.ts';

/**
 * What the server keeps for all requests. All of it is this process's own: of several servers on one PostgreSQL each has its
 * index, product records and addresses, loaded at its start, and its rate limits. What one of them changes in the catalogue
 * (prices, names of categories) the others hear over the bus (`CatalogueChanges`); without one they show it after their next
 * start. Orders, carts and customers are always read from the database.
 */
export interface Shop {
  readonly database: Database<Jobs>;
  readonly reference: Reference;
  readonly addresses: Addresses;
  readonly products: ProductStore;
  readonly index: CatalogIndex;
  /** Where each store is found: `https://sklep.example`. */
  readonly storeUrls: ReadonlyMap<string, string>;
  /** Sends e-mails; to be woken after a job that has put one into the outbox. */
  readonly mail: Pick<MailRoom, 'wake'>;
  /** How texts of the shop are said in a language. */
  readonly speechIn: (language: Language) => Speech;
  /** The time now; tests set it. */
  readonly now: () => Date;
}

/** What resolvers know of the request, and how they say texts in its language. */
export interface RequestContext extends Speech {
  readonly shop: Shop;
  readonly store: StoreSeed;
  /** The bearer token as sent; undefined without one. */
  readonly token: string | undefined;
}
