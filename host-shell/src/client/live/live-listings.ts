import type { CatalogueClient, ShownQuery } from 'shared-contracts/catalogue-client';
import { liveListingSchema, type LiveListing, type PageMessage, type ServerMessage } from 'shared-contracts/live';
import * as v from 'valibot';

type CatalogMessage = Extract<ServerMessage, { readonly wsCatalog: unknown }>['wsCatalog'];

export const isListing = ({ rootFields }: ShownQuery): boolean => rootFields.includes('productsForCategory');

const categoryOf = ({ variables }: ShownQuery): string => String(variables?.['id']);

/** ≠39: what the socket is asked about a listing. */
export const listingQuestion = ({ variables }: ShownQuery): PageMessage => {
  const { id, attributes, sortBy, sortOrder } = variables ?? {};
  return { action: 'wsCatalog', category_id: id, attributes, sortBy, sortOrder };
};

/** The questions about all listings that are shown; their answers come back whenever they change. */
export const listingQuestions = (shown: readonly ShownQuery[]): readonly PageMessage[] => shown.filter(isListing).map(listingQuestion);

/** The listing in an answer of the catalogue; null when it has none. */
const listingIn = (data: unknown): LiveListing | null => {
  const result = v.safeParse(v.object({ productsForCategory: liveListingSchema }), data);
  return result.success ? result.output.productsForCategory : null;
};

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
