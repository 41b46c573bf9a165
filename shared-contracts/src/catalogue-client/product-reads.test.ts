import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { gql } from '@urql/core';
import { splitDocument } from './split-document.ts';
import { fieldsOf, fragmentsOf, operationOf } from './syntax.ts';
import { answeringClient, numbers, type Asked } from './testing/answering-client.ts';

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
    const { read, asked } = answeringClient(({ variables }) => ({
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
    const { read, asked } = answeringClient(wideAnswer);
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
    const { client, signals, outdate } = answeringClient(async ({ query }) => {
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
    const { read, asked } = answeringClient(evenProducts);
    const query = productsBy(key, type);
    await read(query, { keys: [missing, there] });
    await jest.advanceTimersByTimeAsync(400_000);
    await read(query, { keys: [there, missing] });
    expect(asked.map(({ variables }) => variables['keys'])).toEqual([[missing, there], [there]]);
    expect(await read(query, { keys: [missing] })).toMatchObject({ msProducts: { items: [] } });
    expect(asked).toHaveLength(2);
  });

  it('[P-28] who tries again asks for all, and so does a page that has been open for half an hour', async () => {
    const { read, asked } = answeringClient(evenProducts);
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
