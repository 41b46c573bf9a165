import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as account from '../account/account.css.ts';
import { OwnQuestions } from './OwnQuestions.tsx';
import { OwnReviews } from './OwnReviews.tsx';
import { writingPagesOf } from './writing-pages.ts';

/** J-308: what the customer has written about products, and what has become of it. */
export default function WritingPart(): ReactNode {
  const { search } = useLocation();
  const pages = useMemo(() => writingPagesOf(search), [search]);
  return (
    <div className={account.stack}>
      <OwnReviews pages={pages} />
      <OwnQuestions pages={pages} />
    </div>
  );
}
