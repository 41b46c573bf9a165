import type { CatalogueClient, ShownQuery } from 'shared-contracts/catalogue-client';
import { listingIn, type LiveMessage } from './live-messages.ts';

type CatalogMessage = Extract<LiveMessage, { readonly wsCatalog: unknown }>['wsCatalog'];

export const isListing = ({ rootFields }: ShownQuery): boolean => rootFields.includes('productsForCategory');

const categoryOf = ({ variables }: ShownQuery): string => String(variables?.['id']);

/** ≠39: what the socket is asked about a listing. */
export const listingQuestion = ({ variables }: ShownQuery): object => {
  const { id, attributes, sortBy, sortOrder } = variables ?? {};
  return { action: 'wsCatalog', category_id: id, attributes, sortBy, sortOrder };
};

/** The questions about all listings that are shown, as texts; their answers come back whenever they change. */
export const listingQuestions = (shown: readonly ShownQuery[]): readonly string[] =>
  shown.filter(isListing).map((listing) => JSON.stringify(listingQuestion(listing)));

const textOf = (listing: unknown): string => JSON.stringify(listing);

/**
 * L-04: reads a category's listings again when the socket pushes one that is not shown. The message does not say which filters it
 * is for, so it is compared with each of that category.
 */
export const refreshListing = (
  { category_id, ...listing }: CatalogMessage,
  { shown, outdate }: Pick<CatalogueClient, 'shown' | 'outdate'>,
): void => {
  const isOfCategory = (query: ShownQuery): boolean => isListing(query) && categoryOf(query) === String(category_id);
  const isKnown = shown().some((query) => isOfCategory(query) && textOf(listingIn(query.data)) === textOf(listing));
  if (!isKnown) outdate(isOfCategory);
};
