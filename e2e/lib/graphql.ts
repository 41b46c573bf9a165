import { DEFAULT_LANGUAGE, TRANSLATION_COOKIE, formatTranslationCookie, type Language } from 'shared-contracts';

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string }[];
}

/**
 * Runs a query against the shop's GraphQL API in the given language, so that tests need not name products of the seed.
 * @throws with the server's message
 */
export const ask = async <Data>(
  shop: string,
  query: string,
  variables: object = {},
  language: Language = DEFAULT_LANGUAGE,
): Promise<Data> => {
  const cookie = formatTranslationCookie(language);
  const response = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(cookie !== undefined && { cookie: `${TRANSLATION_COOKIE}=${cookie}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>; // the contract
  if (data == null) throw new Error(errors?.[0]?.message ?? `GraphQL answers ${response.status}`);
  return data;
};
