import type { WaitingQuestion } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { cards } from '../parts/parts.css.ts';
import { useList } from '../parts/use-list.ts';
import { UnansweredCard } from './UnansweredCard.tsx';

/** J-161: published questions without an answer, the oldest first. */
export const UnansweredList = () => {
  const { list, heading, readAndFocus } = useList<WaitingQuestion>('unanswered');
  return (
    <ListPage name="unanswered" list={list} heading={heading}>
      <div className={cards}>
        {list.rows?.map((question) => (
          <UnansweredCard key={question.id} question={question} onGone={readAndFocus} />
        ))}
      </div>
    </ListPage>
  );
};
