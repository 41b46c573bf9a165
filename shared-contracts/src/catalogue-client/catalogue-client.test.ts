import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { gql } from '@urql/core';
import { createCatalogueClient, minuteParameter } from './index.ts';

const productsQuery = gql`
  query Products($ids: [Int!]) {
    msProducts(ids: $ids) {
      items {
        id
        name
      }
    }
  }
`;
const listingQuery = gql`
  query Listing($id: String!) {
    productsForCategory(id: $id) {
      total_count
    }
  }
`;
const pricesQuery = gql`
  query Prices($skus: [String!]!) {
    pricesForProducts(skus: $skus) {
      sku
      price
    }
  }
`;

const brandsQuery = gql`
  query Brands($ids: [Int!]) {
    manufacturers(ids: $ids) {
      items {
        name
      }
    }
  }
`;

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly at: number;
}

function setup({
  answers = [],
  token,
  isOnline,
}: { answers?: (() => Response | Promise<Response>)[]; token?: string; isOnline?: () => boolean } = {}) {
  const sent: Sent[] = [];
  const log: string[] = [];
  const { client, extract, shown, outdate, holdBack } = createCatalogueClient({
    url: '/graphql',
    isServer: false,
    suspense: false,
    store: 'amperio',
    token: () => token,
    random: () => 0.5,
    log: (message) => log.push(message),
    ...(isOnline ? { isOnline } : {}),
    fetch: async (url, init) => {
      sent.push({
        method: init?.method ?? '',
        url: String(url),
        headers: new Headers(init?.headers),
        body: typeof init?.body === 'string' ? init.body : undefined,
        at: Date.now(),
      });
      const answer = answers.shift() ?? (() => Response.json({ data: { msProducts: { items: [{ id: 1, name: 'Pralka' }] } } }));
      return await answer();
    },
  });
  return { client, extract, shown, outdate, holdBack, sent, log };
}

const failure = (status: number) => () => new Response('no', { status });

describe('catalogue client', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('[Q-01] [Q-08] products are read by GET with query, operation name and variables in the address', async () => {
    const { client, sent } = setup();
    const result = await client.query(productsQuery, { ids: [1] }).toPromise();
    expect(result.data).toMatchObject({ msProducts: { items: [{ id: 1 }] } });
    const address = new URL(sent[0]?.url ?? '', 'http://shop');
    expect([sent[0]?.method, address.searchParams.get('operationName'), address.searchParams.get('variables')]).toEqual([
      'GET',
      'Products',
      '{"ids":[1]}',
    ]);
    expect(sent[0]?.headers.get('store')).toBe('amperio');
  });

  it('[Q-02] listings are read by POST with a JSON body', async () => {
    const { client, sent } = setup();
    await client.query(listingQuery, { id: '12' }).toPromise();
    expect([sent[0]?.method, sent[0]?.url]).toEqual(['POST', '/graphql']);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ operationName: 'Listing', variables: { id: '12' } });
  });

  it('[Q-01] [E-08] a query that is too long for GET is logged and posted', async () => {
    const { client, sent, log } = setup();
    await client.query(brandsQuery, { ids: Array.from({ length: 900 }, (_, index) => 1000 + index) }).toPromise();
    expect(sent[0]?.method).toBe('POST');
    expect(log[0]).toMatch(/Brands has \d+ characters and goes by POST/);
  });

  it('[Q-03] [O-11] the stored token goes along, a guest sends none', async () => {
    const signedIn = setup({ token: 't1' });
    await signedIn.client.query(listingQuery, { id: '1' }).toPromise();
    expect(signedIn.sent[0]?.headers.get('authorization')).toBe('Bearer t1');
    const guest = setup();
    await guest.client.query(listingQuery, { id: '1' }).toPromise();
    expect(guest.sent[0]?.headers.has('authorization')).toBe(false);
  });

  it('[Q-10] prices carry the minute', async () => {
    const { client, sent } = setup({ answers: [() => Response.json({ data: { pricesForProducts: [] } })] });
    await client.query(pricesQuery, { skus: ['A'] }).toPromise();
    expect(new URL(sent[0]?.url ?? '', 'http://shop').searchParams.get('t')).toBe(minuteParameter(Date.now()));
  });

  it('[Q-04] a failing server is asked once and five times more, with growing pauses', async () => {
    const { client, sent } = setup({ answers: Array.from({ length: 6 }, () => failure(503)) });
    const outcome = client.query(listingQuery, { id: '12' }).toPromise();
    await jest.runAllTimersAsync();
    expect((await outcome).error?.networkError?.message).toBe('HTTP 503');
    const [start = 0] = sent.map(({ at }) => at);
    expect(sent.map(({ at }) => at - start)).toEqual([0, 300, 900, 2100, 4500, 9300]);
  });

  it('[Q-04] silence and 429 are tried again, a refusal is not', async () => {
    const patient = setup({ answers: [() => Promise.reject(new TypeError('Failed to fetch')), failure(429)] });
    const outcome = patient.client.query(productsQuery, { ids: [1] }).toPromise();
    await jest.runAllTimersAsync();
    expect([(await outcome).data, patient.sent.length]).toEqual([{ msProducts: { items: [{ id: 1, name: 'Pralka' }] } }, 3]);
    const refused = setup({ answers: [failure(400)] });
    const refusal = refused.client.query(productsQuery, { ids: [1] }).toPromise();
    await jest.runAllTimersAsync();
    expect([(await refusal).data, refused.sent.length]).toEqual([undefined, 1]);
  });

  it('[P-27] failed reads of products are asked once and four times more, 3 s apart, and no more often', async () => {
    const { client, sent } = setup({ answers: Array.from({ length: 6 }, () => failure(503)) });
    const outcome = client.query(productsQuery, { ids: [1] }).toPromise();
    await jest.runAllTimersAsync();
    expect((await outcome).error?.networkError?.message).toBe('HTTP 503');
    const [start = 0] = sent.map(({ at }) => at);
    expect(sent.map(({ at }) => at - start)).toEqual([0, 3_000, 6_000, 9_000, 12_000]);
  });

  it('[Q-05] [E-15] a failed read gives no data and throws nothing', async () => {
    const { client } = setup({ answers: [() => new Response('<html>', { status: 404 })] });
    await expect(client.query(productsQuery, { ids: [1] }).toPromise()).resolves.toMatchObject({ data: undefined });
  });

  it('[V-17] [E-12] while offline nothing is sent', async () => {
    const { client, sent } = setup({ isOnline: () => false });
    const outcome = client.query(productsQuery, { ids: [1] }).toPromise();
    await jest.runAllTimersAsync();
    expect([(await outcome).error?.networkError?.message, sent.length]).toEqual(['Offline', 0]);
  });

  it('[V-17] [J-102] while offline the answer leaves time for everything else, and a connection that is back by then is used', async () => {
    let isOnline = false;
    const { client, sent } = setup({ isOnline: () => isOnline });
    const resolved = jest.fn();
    const outcome = client
      .query(productsQuery, { ids: [1] })
      .toPromise()
      .then(resolved);
    await jest.advanceTimersByTimeAsync(50);
    expect(resolved).not.toHaveBeenCalled();
    isOnline = true;
    await jest.runAllTimersAsync();
    await outcome;
    expect([resolved.mock.calls.length, sent.length]).toEqual([1, 1]);
  });

  it('[H-10] the same request inside five minutes is not sent again, later it is', async () => {
    const { client, sent } = setup();
    const read = () => client.query(productsQuery, { ids: [1] }).toPromise();
    await read();
    await jest.advanceTimersByTimeAsync(299_000);
    await read();
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_600_000);
    await read();
    expect(sent).toHaveLength(2);
  });

  it('what the server has read is not read again in the browser', async () => {
    const fetchOnServer = async () => Response.json({ data: { msProducts: { items: [{ id: 1, name: 'Pralka' }] } } });
    const server = createCatalogueClient({
      url: 'http://commerce/graphql',
      isServer: true,
      suspense: false,
      store: 'amperio',
      fetch: fetchOnServer,
    });
    await server.client.query(productsQuery, { ids: [1] }).toPromise();
    const browser = createCatalogueClient({
      url: '/graphql',
      isServer: false,
      suspense: false,
      store: 'amperio',
      initialState: server.extract(),
      fetch: () => Promise.reject(new Error('must not be asked')),
    });
    expect((await browser.client.query(productsQuery, { ids: [1] }).toPromise()).data).toMatchObject({
      msProducts: { items: [{ id: 1 }] },
    });
  });

  it('for a part that only looks whether an answer is there nothing is sent, what is on its way stays so', async () => {
    const { client, sent } = setup();
    client
      .query(productsQuery, { ids: [1] })
      .subscribe(() => {})
      .unsubscribe();
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([]);
    const coming = client.query(productsQuery, { ids: [2] }).toPromise();
    client
      .query(productsQuery, { ids: [2] })
      .subscribe(() => {})
      .unsubscribe();
    expect([(await coming).data !== undefined, sent.length]).toEqual([true, 1]);
  });

  it('[L-04] an answer that is out of date is read anew where it is shown, and elsewhere when it is next asked', async () => {
    const { client, sent, shown, outdate } = setup();
    const seen: unknown[] = [];
    client.query(listingQuery, { id: '12' }).subscribe(({ data, stale }) => !stale && seen.push(data));
    await client.query(productsQuery, { ids: [1] }).toPromise();
    await jest.advanceTimersByTimeAsync(1);
    expect(shown().map(({ rootFields, variables }) => [rootFields, variables])).toEqual([[['productsForCategory'], { id: '12' }]]);
    outdate(() => true);
    await jest.advanceTimersByTimeAsync(1);
    expect([sent.length, seen.length]).toEqual([3, 2]);
    await client.query(productsQuery, { ids: [1] }).toPromise();
    expect(sent).toHaveLength(4);
    outdate(({ rootFields }) => rootFields.includes('msCategories'));
    await client.query(productsQuery, { ids: [1] }).toPromise();
    expect(sent).toHaveLength(4);
  });

  it('[J-186] what is read anew waits for the end of a press before it takes the place of what is shown', async () => {
    const { client, outdate, holdBack } = setup();
    const press = Promise.withResolvers<void>();
    const seen: unknown[] = [];
    client.query(listingQuery, { id: '12' }).subscribe(({ data, stale }) => !stale && seen.push(data));
    await jest.advanceTimersByTimeAsync(1);
    holdBack(() => press.promise);
    outdate(() => true);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(seen).toHaveLength(1);
    expect((await client.query(productsQuery, { ids: [1] }).toPromise()).data).toBeDefined();
    press.resolve();
    await jest.advanceTimersByTimeAsync(1);
    expect(seen).toHaveLength(2);
  });

  it('a read that nobody waits for any more is broken off', async () => {
    let signal: AbortSignal | undefined;
    const { client } = createCatalogueClient({
      url: '/graphql',
      isServer: false,
      suspense: false,
      store: 'amperio',
      fetch: (_url, init) => {
        signal = init?.signal ?? undefined;
        return new Promise(() => {});
      },
    });
    const { unsubscribe } = client.query(productsQuery, { ids: [1] }).subscribe(() => {});
    await jest.advanceTimersByTimeAsync(1);
    unsubscribe();
    expect(signal?.aborted).toBe(true);
  });
});
