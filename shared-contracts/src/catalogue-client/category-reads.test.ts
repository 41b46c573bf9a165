import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type AnyVariables,
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
import { answeringClient, type Asked } from './testing/answering-client.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

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
    const { read, asked } = answeringClient(answer);
    const listing = (sortBy: string) => read(listingQuery, { id: '7', ids: [7], sortBy });
    expect(await listing('price')).toMatchObject(whole);
    await jest.advanceTimersByTimeAsync(299_999);
    expect(await listing('name')).toMatchObject(whole);
    await jest.advanceTimersByTimeAsync(1);
    expect(await listing('rating')).toMatchObject(whole);
    expect(asked.map(({ variables }) => variables['withCategory'])).toEqual([undefined, false, undefined]);
  });

  it('[P-22] nor are they alone, as long as all fields are known', async () => {
    const { read, asked } = answeringClient(answer);
    await read(listingQuery, { id: '7', ids: [7] });
    expect(await read(categoriesQuery, { ids: [7] })).toMatchObject({ msCategories: { items: [{ id: 7, name: 'Dział 7' }] } });
    expect(asked).toHaveLength(1);
    const other = answeringClient(({ variables, query }) => {
      const { msCategories, ...rest } = answer({ variables, query });
      return { ...rest, ...(msCategories && { msCategories: { items: msCategories.items.map(({ id, name }) => ({ id, name })) } }) };
    });
    await other.read(categoriesQuery, { ids: [7] });
    await other.read(listingQuery, { id: '7', ids: [7] });
    expect(other.asked.map(({ variables }) => variables['withCategory'])).toEqual([undefined, undefined]);
  });

  it('[P-22] [L-05] when categories have changed, they are asked for again', async () => {
    const { read, asked, outdate } = answeringClient(answer);
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
    const { read, asked } = answeringClient(answer);
    expect(await read(categoriesQuery, { ids: [1, 2] })).toMatchObject({ msCategories: { items: [] } });
    expect(asked).toEqual([]);
    await read(categoriesQuery, { ids: [1, 7, 2, 8] });
    expect(asked.map(({ variables }) => variables['ids'])).toEqual([[7, 8]]);
    await read(categoriesQuery, { ids: [2] }, 'network-only');
    expect(asked).toHaveLength(1);
  });
});
