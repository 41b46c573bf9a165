import { useDeferredValue, useId, useRef } from 'react';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import type { ContentKind } from '../api.ts';
import { useListPart } from '../parts/list-address.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { dayText } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';
import { recordLists, type RecordListName } from './records/record-lists.ts';
import { addressText, oldAddress, targetText } from './old-address.ts';
import { stateText } from './state-text.ts';
import { useContentList } from './use-entry.ts';

const own = { banners: 'banner', pages: 'page', redirects: 'redirect', products: 'product' } as const satisfies Record<string, ContentKind>;

export type ContentListName = keyof typeof own | RecordListName;

const kindOf = (name: ContentListName): ContentKind =>
  name in recordLists ? recordLists[name as RecordListName].kind : own[name as keyof typeof own]; // one of both

/** Lists to which an editor adds. */
const isGrowing = (name: ContentListName): boolean =>
  name in recordLists ? recordLists[name as RecordListName].naming !== null : name === 'pages' || name === 'redirects'; // one of both

/** What the list says of an entry beside its name. */
const detailText = (resource: ContentListName, detail: string, translate: ReturnType<typeof useTranslate>): string => {
  if (resource === 'redirects') return targetText(detail, translate);
  const isPeriod = resource === 'promotions' || resource === 'events';
  return isPeriod ? detail.replaceAll(/\d{4}-\d{2}-\d{2}/g, dayText) : detail;
};

/** J-217, J-379: what there is to edit of a kind; what is looked for stands in the address. */
export const ContentList = ({ resource }: { readonly resource: ContentListName }) => {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const text = params.get('search') ?? '';
  const part = useListPart();
  const q = useDeferredValue(resource === 'redirects' ? oldAddress(text) : text);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useContentList(kindOf(resource), q);
  const field = useId();
  return (
    <ListPage
      name={resource}
      list={list}
      heading={heading}
      // Without a text none are listed that nobody has edited.
      {...(resource === 'products' && q.trim() !== '' && { empty: 'products.none' })}
      before={
        <div className={styles.form}>
          {isGrowing(resource) && (
            <p>
              <Link className={styles.button.main} to={`/${resource}/create`}>
                {translate(`${resource}.new`)}
              </Link>
            </p>
          )}
          {resource !== 'banners' && (
            <div className={styles.field}>
              <label className={styles.label} htmlFor={field}>
                {translate(`${resource}.search`)}
              </label>
              <input
                id={field}
                type="search"
                className={styles.input}
                value={text}
                onChange={({ target: { value } }) => setParams(value === '' ? {} : { search: value }, { replace: true })}
              />
            </div>
          )}
        </div>
      }
    >
      <Table
        caption={translate(`${resource}.caption`)}
        head={(['name', 'detail', 'state'] as const).map((key) => ({
          key,
          text: translate(key === 'detail' ? `${resource}.detail` : `content.${key}`),
        }))}
      >
        {list.rows?.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={styles.cell}>
              <Link className={styles.link} to={`/${resource}/${encodeURIComponent(row.key)}`} state={part}>
                {resource === 'redirects' ? addressText(row.key, translate) : row.name}
              </Link>
            </th>
            <td className={styles.cell}>{detailText(resource, row.detail, translate)}</td>
            <td className={styles.state}>{stateText(row, translate)}</td>
          </tr>
        ))}
      </Table>
    </ListPage>
  );
};
