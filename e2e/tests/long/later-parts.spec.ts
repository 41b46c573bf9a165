import { laterParts, missLaterPart } from '../../lib/faults/later-parts.ts';
import { test } from '../../lib/test.ts';

for (const later of Object.values(laterParts))
  test(`[E-04] [J-59] ${later.name} does not come: the page around it stands, and it can be had later`, async ({ shop, catalogue }) =>
    missLaterPart({ shop, catalogue }, later));
