import { ThumbsUp } from 'shared-ui/icons';
import { useState, type ReactNode } from 'react';
import { useConnection, useTexts } from 'shared-contracts';
import { FOUND_HELPFUL } from 'shared-contracts/storage';
import { Button } from 'shared-ui/button';
import type { ReviewItemFragment } from '../../../graphql/generated.ts';
import { useReviewCalls } from '../../written/use-review-calls.ts';
import { texts } from './texts.ts';
import * as css from './browse.css.ts';

/** So many are remembered: a press on one that is forgotten counts for nothing more, the server knows it. */
const MOST_REMEMBERED = 300;

/** J-154: counts that somebody has found a review helpful, once a browser or customer. */
export const HelpfulVote = ({ review }: { readonly review: ReviewItemFragment }): ReactNode => {
  const t = useTexts(texts);
  const connection = useConnection();
  const calls = useReviewCalls();
  const [counted, setCounted] = useState<number | null>(null);
  const [problem, setProblem] = useState<'helpfulFailed' | 'helpfulTooMany' | null>(null);
  const { review_id: id } = review;
  // Never rendered on the server: it comes with the list that can be narrowed.
  const [isMine, setMine] = useState(() => connection().storage.read(FOUND_HELPFUL)?.reviews.includes(id) === true);
  // The page may have been rendered before the vote.
  const count = Math.max(counted ?? 0, review.helpful_votes, isMine ? 1 : 0);
  const vote = async (): Promise<void> => {
    if (isMine) return;
    const { storage } = connection();
    const known = storage.read(FOUND_HELPFUL) ?? { browser: crypto.randomUUID(), reviews: [] };
    // Written first: whatever becomes of the call, the next one comes from the same browser.
    storage.write(FOUND_HELPFUL, known);
    const answer = await calls().findReviewHelpful(id, known.browser);
    if (!answer.ok) return setProblem(answer.error.status === 429 ? 'helpfulTooMany' : 'helpfulFailed');
    const latest = storage.read(FOUND_HELPFUL) ?? known;
    storage.write(FOUND_HELPFUL, { ...latest, reviews: [...latest.reviews, id].slice(-MOST_REMEMBERED) });
    setProblem(null);
    setMine(true);
    setCounted(answer.value.helpful_votes);
  };
  return (
    <div className={css.vote}>
      <Button variant="quiet" size="small" icon={ThumbsUp} className={isMine ? css.voted : undefined} aria-pressed={isMine} onClick={vote}>
        {t('foundHelpful', { count })}
      </Button>
      <span role="alert" className={css.voteProblem}>
        {problem !== null && t(problem)}
      </span>
    </div>
  );
};
