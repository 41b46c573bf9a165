import { array, boolean, nullable, number, object, picklist, pipe, readonly, string, type GenericSchema } from 'valibot';

import { LANGUAGES } from '../i18n/language.ts';
import { storageKey } from './storage-key.ts';

const list = <Item>(item: GenericSchema<unknown, Item>) => pipe(array(item), readonly());

const place = { id: number(), position: number(), show: boolean(), always_show: boolean() };
const category = { name: string(), url: string() };
const graphic = object({ img: string(), url: string(), graphics_alt: string(), active: boolean() });
const banner = object({ graphics_id: number(), campaign_id: number(), graphic: nullable(graphic) });
const leaf = object({ ...place, category: object(category) });
const group = object({ ...place, column: number(), category: object(category), children: list(leaf) });
const section = object({
  ...place,
  category: object({ ...category, color: nullable(string()), show_in_searchbar: nullable(boolean()) }),
  topmenu_banners: list(banner),
  children: list(group),
});

/** T-07, H-09: the three levels of the menu with their banners. The footer is in every document. */
export const HEADER_FOOTER_DATA = storageKey({
  name: 'HEADER_FOOTER_DATA',
  lifeMs: 3_600_000,
  isCache: true,
  schema: object({ language: picklist(LANGUAGES), header: object({ items: list(section) }) }),
});
