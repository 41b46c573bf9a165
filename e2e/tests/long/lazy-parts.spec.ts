import { withPictures } from '../../lib/browser-start.ts';
import { lazyParts, failLazyPart } from '../../lib/faults/lazy-parts.ts';
import { test } from '../../lib/test.ts';

test.use(withPictures);

for (const later of Object.values(lazyParts))
  test(`[J-59] ${later.name} fails to load: the page around it works, and it can be opened later`, async ({ shop, catalogue }) =>
    failLazyPart({ shop, catalogue }, later));
