import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ListPage } from '../parts/ListPage.tsx';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';
import { useList } from '../parts/use-list.ts';
import type { Newsletter } from './newsletter-calls.ts';

/** J-319: issues of the newsletter, the newest first, with how many were sent. */
export const NewsletterList = () => {
  const translate = useTranslate();
  const { list, heading } = useList<Newsletter>('newsletters');
  return (
    <ListPage
      name="newsletters"
      list={list}
      heading={heading}
      before={
        <Link className={styles.button.main} to="/newsletters/create">
          {translate('newsletters.new')}
        </Link>
      }
    >
      <Table
        caption={translate('newsletters.caption')}
        head={[
          { key: 'title', text: translate('newsletters.title_pl') },
          { key: 'topic', text: translate('newsletters.topic') },
          { key: 'state', text: translate('newsletters.state') },
          { key: 'sent', text: translate('newsletters.sent'), isNumber: true },
        ]}
      >
        {list.rows?.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={styles.cell}>
              <Link className={styles.link} to={`/newsletters/${row.id}`}>
                {row.title_pl}
              </Link>
            </th>
            <td className={styles.cell}>
              {translate(`newsletters.topic.${row.topic}`)}
              {', '}
              {translate(`newsletters.store.${row.store}`)}
            </td>
            <td className={styles.cell}>
              {translate(`newsletters.state.${row.state}`)}
              {row.send_at !== null && `, ${moment(row.send_at)}`}
            </td>
            <td className={styles.number}>{row.sent_count}</td>
          </tr>
        ))}
      </Table>
    </ListPage>
  );
};
