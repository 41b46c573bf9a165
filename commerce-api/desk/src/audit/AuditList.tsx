import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { StaffActionRow } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';
import { useList } from '../parts/use-list.ts';

/** Rows that the server answers at a time. */
const A_PAGE = 100;

/** What was changed, by its kind: of a translation also what it translates (its key is `post 8`). */
const named = (kind: string, key: string, translate: (text: string) => string): { readonly kind: string; readonly key: string } => {
  const own = translate(`audit.kind.${kind}`);
  const [subject = '', ...rest] = key.split(' ');
  return kind === 'translation' ? { kind: `${own}, ${translate(`audit.kind.${subject}`)}`, key: rest.join(' ') } : { kind: own, key };
};

/** J-159: who has changed what, the newest first. */
export const AuditList = () => {
  const translate = useTranslate();
  const [before, setBefore] = useState<number | undefined>(undefined);
  const { list, heading } = useList<StaffActionRow>('audit', before === undefined ? {} : { before });
  const oldest = list.rows?.at(-1)?.id;
  const show = (from: number | undefined): void => {
    setBefore(from);
    heading.current?.focus();
  };
  // What was refunded is a sum in grosze.
  const state = (name: string): string => (/^\d+$/.test(name) ? formatMoney(grosze(Number(name))) : translate(`audit.state.${name}`));
  const subject = (row: StaffActionRow): string => {
    const action = translate(`audit.action.${row.action}`);
    // Of all at once, not of one.
    if (row.subject_id === 0) return action;
    if (!('kind' in row)) return translate('audit.subject', { action, id: row.subject_id });
    return translate('audit.content', { action, ...named(row.kind, row.key, translate) });
  };
  const change = (row: StaffActionRow): string =>
    'kind' in row
      ? translate('audit.versions', { before: row.state_before, after: row.state_after })
      : translate('audit.fromTo', { before: state(row.state_before), after: state(row.state_after) });
  return (
    <ListPage
      name="audit"
      list={list}
      heading={heading}
      before={
        before === undefined ? undefined : (
          <button type="button" className={styles.button.plain} onClick={() => show(undefined)}>
            {translate('audit.newest')}
          </button>
        )
      }
    >
      <Table
        caption={translate('audit.caption')}
        head={(['when', 'who', 'what', 'change'] as const).map((key) => ({ key, text: translate(`audit.${key}`) }))}
      >
        {list.rows?.map((row) => (
          <tr key={row.id}>
            <td className={styles.steady}>{moment(row.made_at)}</td>
            <td className={styles.cell}>
              <bdi>{row.staff_name ?? translate('audit.server')}</bdi>
            </td>
            <td className={styles.cell}>{subject(row)}</td>
            <td className={styles.cell}>{change(row)}</td>
          </tr>
        ))}
      </Table>
      <p className={styles.turn}>
        {list.rows?.length === A_PAGE && (
          <button type="button" className={styles.button.plain} onClick={() => show(oldest)}>
            {translate('audit.older')}
          </button>
        )}
      </p>
    </ListPage>
  );
};
