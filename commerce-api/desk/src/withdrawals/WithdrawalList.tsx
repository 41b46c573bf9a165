import type { OpenWithdrawal } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { cards } from '../parts/parts.css.ts';
import { useList } from '../parts/use-list.ts';
import { WithdrawalCard } from './WithdrawalCard.tsx';

/** J-205: withdrawals whose money has not gone back, the oldest first. */
export const WithdrawalList = () => {
  const { list, heading, readAndFocus } = useList<OpenWithdrawal>('withdrawals');
  return (
    <ListPage name="withdrawals" list={list} heading={heading}>
      <div className={cards}>
        {list.rows?.map((withdrawal) => (
          <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} onChanged={readAndFocus} />
        ))}
      </div>
    </ListPage>
  );
};
