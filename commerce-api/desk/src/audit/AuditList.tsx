import { useTranslate } from 'ra-core';
import type { StaffActionRow } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';
import { useList } from '../parts/use-list.ts';

/** J-159: who has changed what, the newest first. */
export const AuditList = () => {
  const translate = useTranslate();
  const { list, heading } = useList<StaffActionRow>('audit');
  const state = (name: string): string => translate(`audit.state.${name}`);
  return (
    <ListPage name="audit" list={list} heading={heading}>
      <Table
        caption={translate('audit.caption')}
        head={(['when', 'who', 'what', 'change'] as const).map((key) => ({ key, text: translate(`audit.${key}`) }))}
      >
        {list.rows?.map((row) => (
          <tr key={row.id}>
            <td className={styles.cell}>{moment(row.made_at)}</td>
            <td className={styles.cell}>
              <bdi>{row.staff_name ?? translate('audit.server')}</bdi>
            </td>
            <td className={styles.cell}>
              {translate('audit.subject', { action: translate(`audit.action.${row.action}`), id: row.subject_id })}
            </td>
            <td className={styles.cell}>{translate('audit.fromTo', { before: state(row.state_before), after: state(row.state_after) })}</td>
          </tr>
        ))}
      </Table>
    </ListPage>
  );
};
