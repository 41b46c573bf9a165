import type { DocumentNode } from 'graphql';

/** prices may be a minute old. */
const priceSeconds = 60;

/** Whether a document asks for current prices and for nothing else. */
export const isPriceRead = ({ definitions }: DocumentNode): boolean =>
  definitions.every(
    (definition) =>
      definition.kind !== 'OperationDefinition' ||
      definition.selectionSet.selections.every((field) => field.kind === 'Field' && field.name.value === 'pricesForProducts'),
  );

type Headers = Readonly<Record<string, string>>;

/** Of every other answer: caches ask again each time. */
export const readHeaders = (isSignedIn: boolean): Headers => ({
  vary: 'Authorization, Store, Accept, Cookie',
  'cache-control': isSignedIn ? 'private, no-cache' : 'no-cache',
});

/** Of prices, which are the same in every language: caches between keep them for a minute. */
export const priceHeaders = (isSignedIn: boolean): Headers => ({
  vary: 'Authorization, Store, Accept',
  'cache-control': `${isSignedIn ? 'private' : 'public'}, max-age=${priceSeconds}`,
});
