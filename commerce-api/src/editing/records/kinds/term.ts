import type { GlossaryTerm } from '../../../model/index.ts';
import { pageHtml } from '../../page-html.ts';
import { checked, format, source, withdrawn } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { formatOf, textOf } from '../values.ts';

/** A term of the glossary; its key is the end of its address. */
export const term: RecordKind<GlossaryTerm> = {
  table: 'glossary',
  naming: { by: 'editor', shape: /^[a-z0-9]+(?:-[a-z0-9]+)*$/ },
  fields: [{ name: 'term', type: 'line' }, { name: 'short', type: 'lines' }, format, source, withdrawn],
  title: (values) => textOf(values, 'term'),
  detail: (values) => textOf(values, 'short'),
  valuesOf: ({ term: name, short, content, isWithdrawn }) => ({
    term: name,
    short,
    format: 'html',
    source: content,
    isWithdrawn: checked(isWithdrawn === true),
  }),
  documentOf: (values, { key, known }) => {
    const name = textOf(values, 'term');
    return {
      id: key,
      term: name,
      letter: name.slice(0, 1).toLocaleUpperCase('pl'),
      short: textOf(values, 'short'),
      content: pageHtml({ format: formatOf(values), source: textOf(values, 'source') }),
      categoryId: known?.categoryId ?? null,
      ...(textOf(values, 'isWithdrawn') !== '' && { isWithdrawn: true }),
    };
  },
  pageOf: ({ id }) => `slowniczek-pojec/${id}`,
};
