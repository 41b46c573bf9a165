import type { NewsPost } from '../../../model/index.ts';
import type { RecordKind } from '../record-kind.ts';
import { textOf } from '../values.ts';
import { articleDocument, articleKind, articleValues } from './article.ts';

/** A piece of news. */
export const news: RecordKind<NewsPost> = {
  table: 'newsPosts',
  ...articleKind({ type: 'NEWS_POST', folder: 'aktualnosci', problem: 'news-address' }),
  valuesOf: (known) => articleValues(known, known.lead),
  documentOf: (values, making) => ({
    ...articleDocument(values, making, making.known ?? making.all[0]),
    lead: textOf(values, 'lead'),
  }),
};
