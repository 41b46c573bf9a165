import { useTranslate } from 'ra-core';
import type { StaffToken } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { Table } from '../parts/Table.tsx';
import { useList } from '../parts/use-list.ts';
import { EndSessions } from './EndSessions.tsx';
import { NewToken } from './NewToken.tsx';
import { RevokeButton } from './RevokeButton.tsx';

/** J-157: tokens in force, for admins. */
export const TokenList = () => {
  const translate = useTranslate();
  const { list, heading, readAndFocus } = useList<StaffToken>('tokens');
  return (
    <ListPage
      name="tokens"
      list={list}
      heading={heading}
      before={
        <div className={styles.cards}>
          <NewToken onMade={list.read} />
          <EndSessions />
        </div>
      }
    >
      <Table
        caption={translate('tokens.caption')}
        head={[
          { key: 'holder', text: translate('tokens.holder') },
          { key: 'role', text: translate('tokens.role') },
          { key: 'since', text: translate('tokens.since') },
          { key: 'actions', text: translate('tokens.actions') },
        ]}
      >
        {list.rows?.map((token) => (
          <tr key={token.id}>
            <th scope="row" className={styles.cell}>
              <bdi>{token.name}</bdi>
            </th>
            <td className={styles.cell}>{translate(`audit.state.${token.is_editor === true ? 'editor' : token.role}`)}</td>
            <td className={styles.steady}>{moment(token.created_at)}</td>
            <td className={styles.cell}>
              <RevokeButton token={token} onGone={readAndFocus} />
            </td>
          </tr>
        ))}
      </Table>
    </ListPage>
  );
};
