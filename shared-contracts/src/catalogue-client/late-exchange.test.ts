import { describe, expect, it, jest } from '@jest/globals';
import { Client, type Exchange, cacheExchange, gql, makeResult } from '@urql/core';
import { filter, map, pipe, subscribe } from 'wonka';
import { lateExchange } from './late-exchange.ts';

const query = gql`
  query Names($id: Int) {
    name(id: $id)
  }
`;

/** Answers each query with the id that it was asked for. */
const echo: Exchange = () => (operations$) =>
  pipe(
    operations$,
    filter(({ kind }) => kind === 'query'),
    map((operation) => makeResult(operation, { data: { name: operation.variables?.['id'] } })),
  );

const setup = (load: () => Promise<Exchange>) => {
  const loads = jest.fn(load);
  const late = lateExchange(loads);
  const client = new Client({ url: '/graphql', exchanges: [cacheExchange, late.exchange] });
  const ask = async (id: number) => {
    const { data, error } = await client.query(query, { id }).toPromise();
    return error?.networkError?.message ?? data;
  };
  return { ask, client, load: late.load, loads };
};

describe('code that sends queries and is loaded with the first one', () => {
  it('answers those that were asked meanwhile, in their order, and is loaded once', async () => {
    const { ask, loads } = setup(async () => echo);
    expect(await Promise.all([ask(1), ask(2)])).toEqual([{ name: 1 }, { name: 2 }]);
    expect(await ask(3)).toEqual({ name: 3 });
    expect(loads).toHaveBeenCalledTimes(1);
  });

  it('is not loaded for a question that is taken back at once', async () => {
    const { client, loads } = setup(async () => echo);
    pipe(
      client.query(query, { id: 1 }),
      subscribe(() => {}),
    ).unsubscribe();
    await new Promise(process.nextTick);
    expect(loads).not.toHaveBeenCalled();
  });

  it('forgets a question that is taken back while it is loaded', async () => {
    const sent: unknown[] = [];
    const { promise, resolve } = Promise.withResolvers<Exchange>();
    const { ask, client } = setup(() => promise);
    const leave = pipe(
      client.query(query, { id: 1 }),
      subscribe(() => {}),
    );
    const second = ask(2);
    await new Promise(process.nextTick);
    leave.unsubscribe();
    resolve(
      (input) => (operations$) =>
        pipe(
          operations$,
          map((operation) => {
            if (operation.kind === 'query') sent.push(operation.variables?.['id']);
            return operation;
          }),
          echo(input),
        ),
    );
    expect(await second).toEqual({ name: 2 });
    expect(sent).toEqual([2]);
  });

  it('that does not come fails the questions that wait for it, and is loaded again for the next one', async () => {
    const { ask, loads } = setup(jest.fn<() => Promise<Exchange>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(echo));
    expect(await Promise.all([ask(1), ask(2)])).toEqual(['offline', 'offline']);
    expect(await ask(1)).toEqual({ name: 1 });
    expect(loads).toHaveBeenCalledTimes(2);
  });

  it('may be loaded ahead, which fails in silence', async () => {
    const { ask, load, loads } = setup(
      jest.fn<() => Promise<Exchange>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(echo),
    );
    await load();
    await load();
    expect(await ask(1)).toEqual({ name: 1 });
    expect(loads).toHaveBeenCalledTimes(2);
  });
});
