import { cleanText } from 'shared-contracts/reviews';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { Decided, DeskRefusal } from '../../desk/decide-transactions.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import type { ServerProblem } from '../../server/invalid-fields.ts';
import type { DeskProduct } from '../schemas/index.ts';

/** Of each list: more than one reads at a time. The oldest come first, so that none waits for ever. */
export const mostListed = 100;

/** Longest text of the shop's own: a reason, an answer; characters. */
const longest = 2000;

/** A text of staff as it is kept, and what is wrong with it. */
export function staffText(sent: string | undefined): { readonly value: string; readonly problem: ServerProblem | null } {
  const value = cleanText(sent ?? '', { lines: true });
  if (value === '') return { value, problem: 'required' };
  return { value, problem: value.length > longest ? 'too-long' : null };
}

interface ProductRow {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  readonly path: string;
  /** Default: the first store. */
  readonly storeCode?: string;
}

/** How lists name a product. */
export function deskProduct({ storeUrls, reference }: Pick<AppServices, 'storeUrls' | 'reference'>, row: ProductRow): DeskProduct {
  const store = row.storeCode ?? reference.stores[0]?.code ?? '';
  return { product_id: row.id, product_name: row.name, sku: row.sku, product_url: `${storeUrls.get(store) ?? ''}${row.path}` };
}

/** A refusal that says who was faster, where that is known: 'Ktoś już to odrzucił (Jan).' */
export const byColleague = (message: string, by: string | null | undefined): string => (by == null ? `${message}.` : `${message} (${by}).`);

const decidedMessages = {
  published: 'Ktoś już to opublikował',
  rejected: 'Ktoś już to odrzucił',
  answered: 'Ktoś już na to odpowiedział',
} as const;

/** @throws ApiError 404 for what does not wait, 409 with what somebody else has decided (J-161) */
export function throwRefusal(refused: DeskRefusal): never {
  if (refused.refusal === 'unknown') throw new ApiError(404, 'not_waiting', 'Tego wpisu już nie ma.');
  const { state, by } = refused;
  const message = byColleague(decidedMessages[state], by);
  throw new ApiError(409, 'already_decided', message, { state, ...(by === null ? {} : { by }) });
}

/**
 * Pages and e-mails follow what was decided.
 * @throws ApiError 404 for what does not wait, 409 with what somebody else has decided (J-161)
 */
export async function follow(
  services: Pick<AppServices, 'mail'>,
  changes: Pick<CatalogueChanges, 'reviewsChanged'>,
  decided: Decided,
): Promise<void> {
  if ('refusal' in decided) throwRefusal(decided);
  services.mail.wake();
  await changes.reviewsChanged([decided.productId]);
}
