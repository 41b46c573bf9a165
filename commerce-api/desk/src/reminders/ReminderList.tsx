import { useTranslate } from 'ra-core';
import type { ReminderCount } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';
import { useList } from '../parts/use-list.ts';

/** O-09: how many wait for each product; nobody's address. */
export const ReminderList = () => {
  const translate = useTranslate();
  const { list, heading } = useList<ReminderCount>('reminders');
  return (
    <ListPage name="reminders" list={list} heading={heading}>
      <Table
        caption={translate('reminders.caption')}
        head={[
          { key: 'product', text: translate('reminders.product') },
          { key: 'stock', text: translate('reminders.stock'), isNumber: true },
          { key: 'price', text: translate('reminders.price'), isNumber: true },
        ]}
      >
        {list.rows?.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={styles.cell}>
              <a className={styles.link} href={row.product_url} target="_blank" rel="noreferrer" title={translate('product.open')}>
                {row.product_name}
              </a>
            </th>
            <td className={styles.number}>{row.stock}</td>
            <td className={styles.number}>{row.price}</td>
          </tr>
        ))}
      </Table>
    </ListPage>
  );
};
