import type { CmsBlock } from '../../../model/index.ts';
import { pageHtml } from '../../page-html.ts';
import { format, source } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { formatOf, textOf } from '../values.ts';

/** A block of the footer. */
export const footer: RecordKind<CmsBlock> = {
  table: 'cmsBlocks',
  naming: null,
  fields: [{ name: 'heading', type: 'line', isOptional: true }, format, source],
  has: ({ identifier, cmsJson }) => identifier.startsWith('footer_') && cmsJson === '',
  title: (values, known) => known?.title ?? textOf(values, 'heading'),
  detail: (values) => textOf(values, 'heading'),
  valuesOf: ({ frontTitle, content }) => ({ heading: frontTitle, format: 'html', source: content }),
  documentOf: (values, { known, key }) => {
    if (known === undefined) throw new Error(`there is no block ${key}`);
    return {
      ...known,
      frontTitle: textOf(values, 'heading'),
      content: pageHtml({ format: formatOf(values), source: textOf(values, 'source') }),
    };
  },
  pageOf: () => '',
};
