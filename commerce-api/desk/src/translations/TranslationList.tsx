import { useId, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import { answerOf, calls, type TranslationWork } from '../api.ts';
import { listOfKind } from '../editing/list-of-kind.ts';
import { useListPart } from '../parts/list-address.ts';
import { ListPage } from '../parts/ListPage.tsx';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';

const readWork = () => answerOf(calls.GET('/rest/V1/desk/translations'));

/** J-344: what lacks Ukrainian, and what was translated from another Polish text, each with the way to its form. */
export const TranslationList = () => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [params, setParams] = useSearchParams();
  const kind = params.get('kind') ?? '';
  const part = useListPart();
  const { data, error, isFetching, refetch } = useQuery({ queryKey: ['translations'], queryFn: readWork });
  const items: readonly TranslationWork[] | undefined = data?.items;
  const rows = items?.filter((row) => kind === '' || row.kind === kind);
  const field = useId();
  return (
    <ListPage
      name="translations"
      list={{ rows, error: error === null ? null : error.message, isReading: isFetching, read: async () => void (await refetch()) }}
      heading={heading}
      before={
        <div className={styles.form}>
          <label className={styles.label} htmlFor={field}>
            {translate('translations.kind')}
          </label>
          <select
            id={field}
            className={styles.input}
            value={kind}
            onChange={({ target }) => setParams(target.value === '' ? {} : { kind: target.value }, { replace: true })}
          >
            <option value="">{translate('translations.all')}</option>
            {data?.kinds?.map((one) => (
              <option key={one} value={one}>
                {translate(`${listOfKind(one)}.nav`)} ({items?.filter((row) => row.kind === one).length ?? 0})
              </option>
            ))}
          </select>
        </div>
      }
    >
      <Table
        caption={translate('translations.caption')}
        head={[
          { key: 'name', text: translate('content.name') },
          { key: 'kind', text: translate('translations.kind') },
          { key: 'missing', text: translate('translations.missing'), isNumber: true },
          { key: 'changed', text: translate('translations.changed'), isNumber: true },
        ]}
      >
        {rows?.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={styles.cell}>
              <Link className={styles.link} to={`/translations/${encodeURIComponent(`${row.kind} ${row.key}`)}`} state={part}>
                {row.kind === 'banner' ? translate(`store.${row.key}`) : row.name}
              </Link>
            </th>
            <td className={styles.cell}>{translate(`${listOfKind(row.kind)}.nav`)}</td>
            <td className={styles.number}>{row.missing}</td>
            <td className={styles.number}>{row.changed}</td>
          </tr>
        ))}
      </Table>
    </ListPage>
  );
};
