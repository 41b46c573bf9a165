import type { SearchSynonyms } from '../../../model/index.ts';
import { readSynonyms } from '../../../listing/search/synonyms.ts';
import type { RecordKind } from '../record-kind.ts';
import { textOf } from '../values.ts';

/** Words with the same meaning as words of the catalogue; all of them are one record. */
export const synonyms: RecordKind<SearchSynonyms> = {
  table: 'searchSynonyms',
  naming: null,
  fields: [{ name: 'text', type: 'plain' }],
  title: () => 'Synonimy',
  detail: (values) => textOf(values, 'text').split('\n').slice(0, 3).join(' · '),
  valuesOf: ({ text }) => ({ text }),
  documentOf: (values, { key }) => ({ id: key, text: textOf(values, 'text') }),
  problems: (values) => ({ text: readSynonyms(textOf(values, 'text')) === null ? 'synonym' : null }),
};
