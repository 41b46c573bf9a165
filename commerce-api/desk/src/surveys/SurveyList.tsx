import { useTranslate } from 'ra-core';
import type { SurveyAnswer } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';
import { useList } from '../parts/use-list.ts';

const decimals = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const average = (stars: readonly number[]): string => decimals.format(stars.reduce((sum, one) => sum + one, 0) / stars.length);

/** J-233: what shoppers have answered about their orders, the newest first. */
export const SurveyList = () => {
  const translate = useTranslate();
  const { list, heading } = useList<SurveyAnswer>('surveys');
  const ratings = list.rows?.filter(({ kind }) => kind === 'rating') ?? [];
  return (
    <ListPage
      name="surveys"
      list={list}
      heading={heading}
      before={
        ratings.length === 0
          ? undefined
          : translate('surveys.average', {
              count: ratings.length,
              shop: average(ratings.map(({ shop = 0 }) => shop)),
              delivery: average(ratings.map(({ delivery = 0 }) => delivery)),
            })
      }
    >
      <Table
        caption={translate('surveys.caption')}
        head={(['when', 'order', 'answer', 'text'] as const).map((key) => ({ key, text: translate(`surveys.${key}`) }))}
      >
        {list.rows?.map((row) => (
          <tr key={row.id}>
            <td className={styles.steady}>{moment(row.answered_at)}</td>
            <td className={styles.cell}>{row.number}</td>
            <td className={styles.cell}>
              {row.kind === 'rating'
                ? translate('surveys.rating', { shop: row.shop ?? 0, delivery: row.delivery ?? 0 })
                : translate(`surveys.reason.${row.reason ?? 'other'}`)}
            </td>
            <td className={styles.cell}>
              <bdi>{row.text}</bdi>
            </td>
          </tr>
        ))}
      </Table>
    </ListPage>
  );
};
