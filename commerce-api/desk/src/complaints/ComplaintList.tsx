import type { OpenComplaint } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { cards } from '../parts/parts.css.ts';
import { useList } from '../parts/use-list.ts';
import { ComplaintCard } from './ComplaintCard.tsx';

/** J-232: complaints that the shop has not decided about, the oldest first. */
export const ComplaintList = () => {
  const { list, heading, readAndFocus } = useList<OpenComplaint>('complaints');
  return (
    <ListPage name="complaints" list={list} heading={heading}>
      <div className={cards}>
        {list.rows?.map((complaint) => (
          <ComplaintCard key={complaint.id} complaint={complaint} onChanged={readAndFocus} />
        ))}
      </div>
    </ListPage>
  );
};
