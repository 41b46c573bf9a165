import type { OpenErrorReport } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { cards } from '../parts/parts.css.ts';
import { useList } from '../parts/use-list.ts';
import { ErrorReportCard } from './ErrorReportCard.tsx';

/** J-204: errors that visitors have reported, the oldest first. */
export const ErrorReportList = () => {
  const { list, heading, readAndFocus } = useList<OpenErrorReport>('error-reports');
  return (
    <ListPage name="error-reports" list={list} heading={heading}>
      <div className={cards}>
        {list.rows?.map((report) => (
          <ErrorReportCard key={report.id} report={report} onGone={readAndFocus} />
        ))}
      </div>
    </ListPage>
  );
};
