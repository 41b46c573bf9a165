import { describe, expect, test } from '@jest/globals';
import { getOperationName } from '@urql/core';
import type { PrefetchRequest } from 'shared-contracts';
import { createFakeClient, resolution } from 'shared-contracts/testing';
import { prefetch } from './prefetch.ts';

/** Names of the queries that are read ahead. */
const readAhead = async (extent: PrefetchRequest['extent'], id: number | null = 101) => {
  const client = createFakeClient({ storeConfig: {}, msProducts: { items: [] } });
  const requests: (string | undefined)[] = [];
  const { executeRequestOperation } = client;
  client.executeRequestOperation = (operation) => {
    requests.push(getOperationName(operation.query));
    return executeRequestOperation(operation);
  };
  await prefetch({
    client,
    resolution: { ...resolution({ type: 'PRODUCT' }), id },
    location: { pathname: '/wislotech-wt-101.html', search: '' },
    extent,
  });
  return requests;
};

describe('the data of a product page read ahead', () => {
  test('are those of the first screen for a shopper who may open it', async () =>
    expect(await readAhead('start')).toEqual(['ProductPage']));

  test('are all that the server draws it from', async () => expect(await readAhead('whole')).toEqual(['ProductPage', 'ProductDetails']));

  test('are none without a product', async () => expect(await readAhead('whole', null)).toEqual([]));
});
