import type { AnyVariables, DocumentInput } from '@urql/core';
import { createCatalogueClient } from '../index.ts';

/** A question that the server was asked. */
export interface Asked {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A client whose server answers as the test says, and when it does. */
export const answeringClient = (answer: (asked: Asked) => object | Promise<object>) => {
  const asked: Asked[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const { client, outdate } = createCatalogueClient({
    url: '/graphql',
    isServer: false,
    suspense: false,
    store: 'amperio',
    random: () => 0.5,
    fetch: async (url, init) => {
      const { searchParams } = new URL(String(url), 'http://shop');
      const sent =
        typeof init?.body === 'string'
          ? (JSON.parse(init.body) as Asked)
          : { query: searchParams.get('query') ?? '', variables: JSON.parse(searchParams.get('variables') ?? '{}') };
      asked.push(sent);
      signals.push(init?.signal);
      return Response.json({ data: await answer(sent) });
    },
  });
  const read = async (query: DocumentInput, variables: AnyVariables = {}, requestPolicy?: 'network-only') => {
    const { data, error } = await client.query(query, variables, requestPolicy && { requestPolicy }).toPromise();
    if (error) throw error;
    return data;
  };
  return { client, read, asked, signals, outdate };
};

/** 1, 2 … count */
export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
