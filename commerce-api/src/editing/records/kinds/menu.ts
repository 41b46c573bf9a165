import type { MenuLink, StoreCode } from '../../../model/index.ts';
import { checked, withdrawn } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { numberOf, textOf } from '../values.ts';

const storesOf = (values: Readonly<Record<string, string>>): readonly StoreCode[] => [
  ...(textOf(values, 'inAmperio') === '' ? [] : (['amperio'] as const)),
  ...(textOf(values, 'inPro') === '' ? [] : (['amperio_pro'] as const)),
];

/** A link of the menu that is no category. */
export const menu: RecordKind<MenuLink> = {
  table: 'menuLinks',
  naming: { by: 'number' },
  fields: [
    { name: 'name', type: 'line' },
    { name: 'urlPath', type: 'link' },
    { name: 'position', type: 'whole', least: 1, most: 999 },
    { name: 'inAmperio', type: 'check', isOptional: true },
    { name: 'inPro', type: 'check', isOptional: true },
    withdrawn,
  ],
  title: (values) => textOf(values, 'name'),
  detail: (values) => `/${textOf(values, 'urlPath')}.html`,
  valuesOf: ({ name, urlPath, position, stores, isWithdrawn }) => ({
    name,
    urlPath,
    position: String(position),
    inAmperio: checked(stores.includes('amperio')),
    inPro: checked(stores.includes('amperio_pro')),
    isWithdrawn: checked(isWithdrawn === true),
  }),
  documentOf: (values, { key, known, all }) => {
    const like = known ?? all[0];
    return {
      id: Number(key),
      name: textOf(values, 'name'),
      urlPath: textOf(values, 'urlPath'),
      color: like?.color ?? '#12161f',
      icon: like?.icon ?? 'tag',
      position: numberOf(values, 'position'),
      stores: storesOf(values),
      ...(textOf(values, 'isWithdrawn') !== '' && { isWithdrawn: true }),
    };
  },
  problems: (values) => ({ inAmperio: storesOf(values).length === 0 ? 'required' : null }),
  pageOf: () => '',
};
