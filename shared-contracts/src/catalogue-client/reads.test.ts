import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type AnyVariables,
  type DocumentInput,
  type ExchangeIO,
  type Operation,
  type OperationResult,
  type RequestPolicy,
  createRequest,
  gql,
  makeResult,
} from '@urql/core';
import { makeSubject, pipe, subscribe } from 'wonka';
import { createFakeClient } from '../testing/fake-client.ts';
import { categoryReads } from './category-reads.ts';
import { createCatalogueClient } from './index.ts';
import { splitDocument } from './split-document.ts';
import { fieldsOf, fragmentsOf, operationOf } from './syntax.ts';

interface Asked {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A client whose server answers as the test says, and when it does. */
const setup = (answer: (asked: Asked) => object | Promise<object>) => {
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

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const productsBy = (key: string, type: string) => gql`
  query Products($keys: [${type}!]) {
    msProducts(${key}: $keys) {
      items {
        id
        gid
        sku
      }
    }
  }
`;
const productsQuery = productsBy('ids', 'Int');
/** Products with even numbers exist. */
const evenProducts = ({ variables }: Asked) => ({
  msProducts: {
    items: (variables['keys'] as readonly (number | string)[]) // what the test asks for
      .map(Number)
      .filter((id) => id % 2 === 0)
      .map((id) => ({ id, gid: id, sku: String(id) })),
  },
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('products that a page asks for', () => {
  it('[P-25] [N-27] 250 ids are three calls, and their answer is one', async () => {
    const { read, asked } = setup(({ variables }) => ({
      msProducts: { items: (variables['keys'] as readonly number[]).map((id) => ({ id, gid: id, sku: String(id) })) },
    }));
    const data = await read(productsQuery, { keys: numbers(250) });
    expect(asked.map(({ variables }) => (variables['keys'] as readonly number[]).length)).toEqual([100, 100, 50]);
    expect(data?.msProducts.items.map(({ id }: { id: number }) => id)).toEqual(numbers(250));
  });

  const fieldsQuery = (count: number) => gql`
    query Wide($keys: [Int!]) {
      msProducts(ids: $keys) {
        items {
          id
          ...Rest
        }
      }
    }
    fragment Rest on Product {
      ${numbers(count - 1)
        .map((at) => `field${at}`)
        .join(' ')}
    }
  `;
  const wideAnswer = ({ query, variables }: Asked) => ({
    msProducts: {
      items: (variables['keys'] as readonly number[]).map((id) => ({
        id,
        ...Object.fromEntries([...query.matchAll(/field\d+/g)].map(([name]) => [name, `${name} of ${id}`])),
      })),
    },
  });

  it.each([
    [30, 1],
    [31, 2],
    [60, 3],
  ])('[P-26] [N-27] %i fields are asked for in %i calls, and their answer is one', async (count, calls) => {
    const { read, asked } = setup(wideAnswer);
    const data = await read(fieldsQuery(count), { keys: [7, 8] });
    expect(asked).toHaveLength(calls);
    for (const document of splitDocument(fieldsQuery(count))) {
      const [root] = fieldsOf(operationOf(document) ?? {}, fragmentsOf(document));
      const [items] = fieldsOf(root ?? {}, fragmentsOf(document));
      expect(fieldsOf(items ?? {}, fragmentsOf(document)).length).toBeLessThanOrEqual(30);
    }
    expect(data?.msProducts.items).toMatchObject(
      [7, 8].map((id) => Object.fromEntries(numbers(count - 1).map((at) => [`field${at}`, `field${at} of ${id}`]))),
    );
  });

  it('[P-26] [L-04] what is read anew breaks an earlier reading off: no answer joins parts of two moments', async () => {
    const answers: ((moment: string) => void)[] = [];
    const { client, signals, outdate } = setup(async ({ query }) => {
      const moment = await new Promise<string>((resolve) => void answers.push(resolve));
      return {
        msProducts: { items: [{ id: 7, ...Object.fromEntries([...query.matchAll(/field\d+/g)].map(([name]) => [name, moment])) }] },
      };
    });
    const seen: unknown[] = [];
    client.query(fieldsQuery(31), { keys: [7] }).subscribe(({ data, stale }) => {
      const { id: _id, __typename: _type, ...fields } = data.msProducts.items[0];
      if (!stale) seen.push([...new Set(Object.values(fields))]);
    });
    const tell = async (moment: string, ...calls: readonly number[]): Promise<void> => {
      await jest.advanceTimersByTimeAsync(1);
      for (const call of calls) answers[call]?.(moment);
      await jest.advanceTimersByTimeAsync(1);
    };
    await tell('first', 0, 1);
    outdate(() => true);
    await tell('second', 2);
    outdate(() => true);
    await tell('third', 4);
    await tell('second', 3);
    await tell('third', 5);
    expect(seen).toEqual([['first'], ['third']]);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, false, true, false, false]);
  });

  it.each([
    ['ids', 'Int', [1, 2]],
    ['gids', 'Int', [1, 2]],
    ['skus', 'String', ['1', '2']],
  ])('[P-28] [N-16] of %s the one that has given nothing is not asked for again', async (key, type, [missing, there]) => {
    const { read, asked } = setup(evenProducts);
    const query = productsBy(key, type);
    await read(query, { keys: [missing, there] });
    await jest.advanceTimersByTimeAsync(400_000);
    await read(query, { keys: [there, missing] });
    expect(asked.map(({ variables }) => variables['keys'])).toEqual([[missing, there], [there]]);
    expect(await read(query, { keys: [missing] })).toMatchObject({ msProducts: { items: [] } });
    expect(asked).toHaveLength(2);
  });

  it('[P-28] who tries again asks for all, and so does a page that has been open for half an hour', async () => {
    const { read, asked } = setup(evenProducts);
    await read(productsQuery, { keys: [1, 2] });
    await read(productsQuery, { keys: [1, 4] }, 'network-only');
    await jest.advanceTimersByTimeAsync(1_800_000);
    await read(productsQuery, { keys: [1, 6] });
    expect(asked.map(({ variables }) => variables['keys'])).toEqual([
      [1, 2],
      [1, 4],
      [1, 6],
    ]);
  });
});

describe('categories that a page asks for', () => {
  const categoriesQuery = gql`
    query Categories($ids: [Int!]!) {
      msCategories(ids: $ids) {
        items {
          id
          name
        }
      }
    }
  `;
  const listingQuery = gql`
    query Listing($id: String!, $ids: [Int!]!, $sortBy: String, $withCategory: Boolean = true) {
      msCategories(ids: $ids) @include(if: $withCategory) {
        items {
          id
          name
          children {
            id
          }
        }
      }
      productsForCategory(id: $id, sortBy: $sortBy) {
        total_count
      }
    }
  `;
  const answer = ({ variables, query }: Asked) => ({
    ...(variables['withCategory'] !== false && {
      msCategories: {
        items: (variables['ids'] as readonly number[]).map((id) => ({ id, name: `Dział ${id}`, children: [{ id: id * 10 }] })),
      },
    }),
    ...(query.includes('productsForCategory') && { productsForCategory: { total_count: 3 } }),
  });
  const whole = { msCategories: { items: [{ id: 7, name: 'Dział 7', children: [{ id: 70 }] }] }, productsForCategory: { total_count: 3 } };

  it('[P-22] those known in full for less than five minutes are not asked for again with a listing, later they are', async () => {
    const { read, asked } = setup(answer);
    const listing = (sortBy: string) => read(listingQuery, { id: '7', ids: [7], sortBy });
    expect(await listing('price')).toMatchObject(whole);
    await jest.advanceTimersByTimeAsync(299_999);
    expect(await listing('name')).toMatchObject(whole);
    await jest.advanceTimersByTimeAsync(1);
    expect(await listing('rating')).toMatchObject(whole);
    expect(asked.map(({ variables }) => variables['withCategory'])).toEqual([undefined, false, undefined]);
  });

  it('[P-22] nor are they alone, as long as all fields are known', async () => {
    const { read, asked } = setup(answer);
    await read(listingQuery, { id: '7', ids: [7] });
    expect(await read(categoriesQuery, { ids: [7] })).toMatchObject({ msCategories: { items: [{ id: 7, name: 'Dział 7' }] } });
    expect(asked).toHaveLength(1);
    const other = setup(({ variables, query }) => {
      const { msCategories, ...rest } = answer({ variables, query });
      return { ...rest, ...(msCategories && { msCategories: { items: msCategories.items.map(({ id, name }) => ({ id, name })) } }) };
    });
    await other.read(categoriesQuery, { ids: [7] });
    await other.read(listingQuery, { id: '7', ids: [7] });
    expect(other.asked.map(({ variables }) => variables['withCategory'])).toEqual([undefined, undefined]);
  });

  it('[P-22] [L-05] when categories have changed, they are asked for again', async () => {
    const { read, asked, outdate } = setup(answer);
    await read(listingQuery, { id: '7', ids: [7], sortBy: 'price' });
    outdate(() => true);
    await read(listingQuery, { id: '7', ids: [7], sortBy: 'name' });
    expect(asked.at(-1)?.variables).not.toHaveProperty('withCategory');
  });

  it('[P-22] [L-05] an answer that comes without its category after a whole one has the category of that one', () => {
    const client = createFakeClient({});
    const { exchange, forget } = categoryReads(() => 0);
    const asked = makeSubject<Operation>();
    const answered = makeSubject<OperationResult>();
    const sent: Operation[] = [];
    const seen: unknown[] = [];
    const forward: ExchangeIO = (operations$) => {
      pipe(
        operations$,
        subscribe((operation) => void sent.push(operation)),
      );
      return answered.source;
    };
    pipe(
      asked.source,
      exchange({ client, forward, dispatchDebug: () => {} }),
      subscribe(({ operation, data }) => void seen.push([operation.variables, data])),
    );
    const ask = (variables: AnyVariables, requestPolicy: RequestPolicy): void =>
      asked.next(client.createRequestOperation('query', createRequest(listingQuery, variables), { requestPolicy }));
    const tell = (at: number, name: string): void => {
      const operation = sent[at];
      if (!operation) throw new Error(`question ${at} was not sent`);
      const data = answer({ query: 'productsForCategory', variables: { ids: [7], ...operation.variables } });
      const items = data.msCategories?.items.map((item) => ({ ...item, name }));
      answered.next(makeResult(operation, { data: { ...data, ...(items && { msCategories: { items } }) } }));
    };
    ask({ id: '7', ids: [7], sortBy: 'price' }, 'cache-first');
    tell(0, 'Pralki');
    const variables = { id: '7', ids: [7], sortBy: 'name' };
    ask(variables, 'cache-first');
    forget();
    ask(variables, 'network-only');
    expect(sent.map((operation) => operation.variables?.['withCategory'])).toEqual([undefined, false, undefined]);
    tell(2, 'Pralki i suszarki');
    tell(1, '');
    const named = { msCategories: { items: [{ id: 7, name: 'Pralki i suszarki' }] } };
    expect(seen.slice(1)).toMatchObject([
      [variables, named],
      [variables, named],
    ]);
  });

  it('[P-23] [N-31] categories 1 and 2 are never asked for', async () => {
    const { read, asked } = setup(answer);
    expect(await read(categoriesQuery, { ids: [1, 2] })).toMatchObject({ msCategories: { items: [] } });
    expect(asked).toEqual([]);
    await read(categoriesQuery, { ids: [1, 7, 2, 8] });
    expect(asked.map(({ variables }) => variables['ids'])).toEqual([[7, 8]]);
    await read(categoriesQuery, { ids: [2] }, 'network-only');
    expect(asked).toHaveLength(1);
  });
});
