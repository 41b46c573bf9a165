import { describe, expect, it } from '@jest/globals';
import { generateFoundation } from '../../demo/catalogue/index.ts';
import { safeFoundation } from '../../importing/safe-records.ts';
import { recordProblems } from './check-record.ts';
import { cleanRecord } from './clean-record.ts';
import { recordKinds } from './record-kinds.ts';
import { recordKindNames } from './record-names.ts';
import { surroundings } from './surroundings.ts';

const shop = safeFoundation(generateFoundation({ products: 2000, now: new Date('2026-11-26T12:00:00Z') }));
const around = surroundings({
  categories: shop.categories,
  sections: shop.blogCategories,
  authors: shop.blogAuthors,
  shops: shop.physicalStores,
  menuLinks: shop.menuLinks,
  blocks: shop.cmsBlocks,
});
const addresses = [{ at: () => ({ type: 'CMS_PAGE', entityId: 1, canonicalPath: 'x' }) }];

describe('[J-257] records of the shop', () => {
  it.each(recordKindNames)('of the kind %s are the same after their form was kept as it was', (name) => {
    const kind = recordKinds[name];
    const all = (shop[kind.table] as readonly object[]).filter((record) => kind.has?.(record) ?? true);
    expect(all.length).toBeGreaterThan(0);
    for (const known of all) {
      const key = 'code' in known ? String(known.code) : 'id' in known ? String(known.id) : '0';
      const values = cleanRecord(kind, kind.valuesOf(known, around));
      expect(kind.documentOf(values, { key, known, all, at: '2026-11-26T12:00:00.000Z', around })).toEqual(known);
      // Nothing that the shop has is wrong with it; own paths and links are looked up elsewhere.
      const problems = Object.entries(recordProblems(kind, values, { around, addresses, own: null }));
      expect(problems.filter(([field, problem]) => problem !== null && field !== 'urlPath')).toEqual([]);
    }
  });

  it('[J-341] of shops have no hours on Sundays, on which promises count none', () => {
    const [known] = shop.physicalStores;
    if (known === undefined) throw new Error('there are shops');
    const open = { ...known, openingHours: Array.from({ length: 7 }, () => ['09:00', '21:00'] as const) };
    const values = recordKinds.salon.valuesOf(open, around);
    expect(Object.keys(values)).not.toContain('sunday');
    const made = recordKinds.salon.documentOf({ ...values, sunday: '10:00–18:00' }, { key: '1', known: open, all: [], at: '', around });
    expect(made).toMatchObject({ openingHours: [...open.openingHours.slice(0, 6), null] });
  });

  it('keep the fields of their kind alone', () => {
    expect(cleanRecord(recordKinds.term, { term: ' Oled ', short: 'a', format: 'html', source: '<p>b</p>', other: 'x' })).toEqual({
      term: 'Oled',
      short: 'a',
      format: 'html',
      source: '<p>b</p>',
      isWithdrawn: '',
    });
  });
});
