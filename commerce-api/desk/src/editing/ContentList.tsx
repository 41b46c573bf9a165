import { useDeferredValue, useId, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { ContentKind } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';
import { addressText, oldAddress, targetText } from './old-address.ts';
import { stateText } from './state-text.ts';
import { useContentList } from './use-entry.ts';

const kinds = { banners: 'banner', pages: 'page', redirects: 'redirect', products: 'product' } as const satisfies Record<
  string,
  ContentKind
>;

/** Lists to which an editor adds. */
const growing: ReadonlySet<string> = new Set(['pages', 'redirects']);

/** J-217: what there is to edit of a kind. */
export const ContentList = ({ resource }: { readonly resource: keyof typeof kinds }) => {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const q = useDeferredValue(resource === 'redirects' ? oldAddress(text) : text);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useContentList(kinds[resource], q);
  const field = useId();
  return (
    <ListPage
      name={resource}
      list={list}
      heading={heading}
      before={
        <div className={styles.form}>
          {growing.has(resource) && (
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
              <input id={field} type="search" className={styles.input} value={text} onChange={({ target }) => setText(target.value)} />
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
              <Link className={styles.link} to={`/${resource}/${encodeURIComponent(row.key)}`}>
                {resource === 'redirects' ? addressText(row.key, translate) : row.name}
              </Link>
            </th>
            <td className={styles.cell}>{resource === 'redirects' ? targetText(row.detail, translate) : row.detail}</td>
            <td className={styles.cell}>{stateText(row, translate)}</td>
          </tr>
        ))}
      </Table>
    </ListPage>
  );
};
