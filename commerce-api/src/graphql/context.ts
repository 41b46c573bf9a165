import type { Addresses } from '../catalogue/addresses.ts';
import type { ProductStore } from '../catalogue/product-store.ts';
import type { Reference } from '../catalogue/reference.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../database/jobs.ts';
import type { CatalogIndex } from '../listing/catalog-index.ts';
import type { MailRoom } from '../mail/mail-room.ts';
import type { StoreSeed } from '../seed/model.ts';

/** What the server keeps for all requests. */
export interface Shop {
  readonly database: Database<Jobs>;
  readonly reference: Reference;
  readonly addresses: Addresses;
  readonly products: ProductStore;
  readonly index: CatalogIndex;
  /** Sends e-mails; to be woken after a job that has put one into the outbox. */
  readonly mail: Pick<MailRoom, 'wake'>;
  /** The time now; tests set it. */
  readonly now: () => Date;
}

/** What resolvers know of the request. */
export interface RequestContext {
  readonly shop: Shop;
  readonly store: StoreSeed;
  /** The bearer token as sent; undefined without one. */
  readonly token: string | undefined;
}
