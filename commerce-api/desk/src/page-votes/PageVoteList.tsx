import { useTranslate } from 'ra-core';
import type { PageVotes } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';
import { useList } from '../parts/use-list.ts';

/** J-318: what visitors say about help pages, those that helped fewest first. */
export const PageVoteList = () => {
  const translate = useTranslate();
  const { list, heading } = useList<PageVotes>('page-votes');
  return (
    <ListPage name="page-votes" list={list} heading={heading}>
      <Table
        caption={translate('page-votes.caption')}
        head={[
          { key: 'page', text: translate('page-votes.page') },
          { key: 'yes', text: translate('page-votes.yes'), isNumber: true },
          { key: 'no', text: translate('page-votes.no'), isNumber: true },
          { key: 'comments', text: translate('page-votes.comments') },
        ]}
      >
        {list.rows?.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={styles.cell}>
              <a className={styles.link} href={row.page_url} target="_blank" rel="noreferrer" title={translate('page-votes.open')}>
                {row.page}
              </a>
            </th>
            <td className={styles.number}>{row.helpful}</td>
            <td className={styles.number}>{row.unhelpful}</td>
            <td className={styles.cell}>
              {row.comments.map(({ text, is_helpful: isHelpful, voted_at: at }) => (
                <p key={at + text}>
                  <span className={styles.muted}>
                    {moment(at)}, {translate(isHelpful ? 'page-votes.of.yes' : 'page-votes.of.no')}:
                  </span>{' '}
                  <bdi>{text}</bdi>
                </p>
              ))}
            </td>
          </tr>
        ))}
      </Table>
    </ListPage>
  );
};
