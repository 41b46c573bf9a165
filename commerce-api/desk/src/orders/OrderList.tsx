import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { DeskOrderRow } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { useListPart } from '../parts/list-address.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';
import { useList } from '../parts/use-list.ts';
import { OrderSearch } from './OrderSearch.tsx';
import { orderStateOf } from './order-states.ts';

/** Rows that the server answers at a time. */
const A_PAGE = 20;

/** J-182, J-379: orders of all stores, the newest or the oldest first; what is looked for stands in the address. */
export const OrderList = () => {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const state = orderStateOf(params.get('state'));
  const first = params.get('first') === 'oldest' ? 'oldest' : 'newest';
  const part = useListPart();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { list, total, heading } = useList<DeskOrderRow>('orders', { search, state, first, page });
  const pages = Math.max(1, Math.ceil(total / A_PAGE));
  const turn = (to: number): void => {
    setParams({ ...Object.fromEntries(params), page: String(to) });
    heading.current?.focus();
  };
  return (
    <ListPage
      name="orders"
      list={list}
      heading={heading}
      before={
        <OrderSearch
          key={`${search} ${state} ${first}`}
          search={search}
          state={state}
          first={first}
          onSearch={(wanted) => setParams(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')))}
        />
      }
    >
      <Table
        caption={translate(`orders.caption.${first}`, { count: total })}
        head={(['number', 'when', 'who', 'state', 'payment', 'total'] as const).map((key) => ({
          key,
          text: translate(`orders.head.${key}`),
          isNumber: key === 'total',
        }))}
      >
        {list.rows?.map((row) => (
          <tr key={row.id}>
            <td className={styles.cell}>
              <Link
                className={styles.link}
                to={`/orders/${row.id}/show`}
                state={part}
                aria-label={translate('orders.open', { number: row.number })}
              >
                {row.number}
              </Link>
            </td>
            <td className={styles.steady}>{moment(row.placed_at)}</td>
            <td className={styles.cell}>
              <bdi>{row.name}</bdi>
              <div className={styles.muted}>{row.email}</div>
              <div className={styles.muted}>{row.telephone}</div>
            </td>
            <td className={styles.cell}>{translate(`orders.state.${row.status}`)}</td>
            <td className={styles.cell}>
              {row.payment_title}
              <div className={styles.muted}>{translate(`orders.payment.${row.payment_status}`)}</div>
            </td>
            <td className={styles.number}>{formatMoney(grosze(row.total))}</td>
          </tr>
        ))}
      </Table>
      {pages > 1 && (
        <nav className={styles.turn} aria-label={translate('orders.pages')}>
          <button type="button" className={styles.button.plain} aria-disabled={page === 1} onClick={() => page > 1 && turn(page - 1)}>
            {translate('orders.previous')}
          </button>
          <span>{translate('orders.page', { page, pages })}</span>
          <button
            type="button"
            className={styles.button.plain}
            aria-disabled={page >= pages}
            onClick={() => page < pages && turn(page + 1)}
          >
            {translate('orders.next')}
          </button>
        </nav>
      )}
    </ListPage>
  );
};
