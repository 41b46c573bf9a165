import { lazyParts, failLazyPart } from '../lib/faults/lazy-parts.ts';
import { test } from '../lib/test.ts';

// One part for each way of showing a failure; `tests/long` has all parts.
for (const later of [lazyParts.filterSheet, lazyParts.checkoutStep])
  test(`[J-59] ${later.name} fails to load: the page around it works, and it can be opened later`, async ({ shop, catalogue }) =>
    failLazyPart({ shop, catalogue }, later));
