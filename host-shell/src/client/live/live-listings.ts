import type { CatalogueClient, ShownQuery } from 'shared-contracts/catalogue-client';
import { listingIn, type LiveMessage } from './live-messages.ts';

type CatalogMessage = Extract<LiveMessage, { readonly wsCatalog: unknown }>['wsCatalog'];

const isListing = ({ rootFields }: ShownQuery): boolean => rootFields.includes('productsForCategory');

const categoryOf = ({ variables }: ShownQuery): string => String(variables?.['id']);

/** ≠39: what the socket is asked about the listings that are shown, as texts; their answers come back whenever they change. */
export const listingQuestions = (shown: readonly ShownQuery[]): readonly string[] =>
  shown.filter(isListing).map(({ variables }) => {
    const { attributes, sortBy, sortOrder } = variables ?? {};
    return JSON.stringify({ action: 'wsCatalog', category_id: variables?.['id'], attributes, sortBy, sortOrder });
  });

const textOf = (listing: unknown): string => JSON.stringify(listing);

/**
 * L-04: reads a category's listings anew when the socket tells of one that nobody shows. The message does not say which filters it
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
