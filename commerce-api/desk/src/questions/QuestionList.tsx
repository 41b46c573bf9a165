import type { WaitingQuestion } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { cards } from '../parts/parts.css.ts';
import { useList } from '../parts/use-list.ts';
import { QuestionCard } from './QuestionCard.tsx';

/** J-161: questions that wait, the oldest first. */
export const QuestionList = () => {
  const { list, heading, readAndFocus } = useList<WaitingQuestion>('questions');
  return (
    <ListPage name="questions" list={list} heading={heading}>
      <div className={cards}>
        {list.rows?.map((question) => (
          <QuestionCard key={question.id} question={question} onGone={readAndFocus} />
        ))}
      </div>
    </ListPage>
  );
};
