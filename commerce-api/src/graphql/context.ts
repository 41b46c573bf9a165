import type { Store } from '../model/index.ts';
import type { AppServices } from '../server/app-services.ts';
import type { Translator } from '../translation/translator.ts';

/** What resolvers know of the request, and the translator of its language. */
export interface RequestContext extends Translator {
  readonly services: AppServices;
  readonly store: Store;
  /** The bearer token as sent; undefined without one. */
  readonly token: string | undefined;
}
