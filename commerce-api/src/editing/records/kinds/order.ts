import type { ContentOrder } from '../../../model/index.ts';
import type { ChoiceList } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { choicesOf } from '../surroundings.ts';
import { linesOf } from '../values.ts';

/** J-348: the order of a list of the frame as one record, so that it changes, is planned and goes back as one. What is new stands at its end. */
function order(id: ContentOrder['id'], title: string, choices: ChoiceList): RecordKind<ContentOrder> {
  const field = { name: 'keys', type: 'order', choices } as const;
  return {
    table: 'contentOrders',
    naming: null,
    fields: [field],
    has: (document) => document.id === id,
    title: () => title,
    detail: () => '',
    valuesOf: ({ keys }, around) => {
      const there = choicesOf(field, around).map(({ value }) => value);
      const known = keys.filter((key) => there.includes(key));
      return { keys: [...known, ...there.filter((key) => !known.includes(key))].join('\n') };
    },
    documentOf: (values, { around }) => {
      const there = new Set(choicesOf(field, around).map(({ value }) => value));
      return { id, keys: [...new Set(linesOf(values, 'keys'))].filter((key) => there.has(key)) };
    },
    pageOf: () => '',
  };
}

/** Links of the menu that are no categories. */
export const menuOrder = order('menu', 'Kolejność w menu', 'menuLinks');

/** Columns of links in the footer; each store shows its own ones. */
export const footerOrder = order('footer', 'Kolejność w stopce', 'footerColumns');
