import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { ApiError } from 'shared-contracts/errors';
import { Button } from 'shared-ui/button';
import { FormRefusal } from 'shared-ui/form-refusal';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { TextArea } from 'shared-ui/text-area';
import { pageTexts } from '../pages/texts.ts';
import { useContentCalls } from '../pages/use-rest.ts';
import { failureOf } from '../writing/writer-rules.ts';
import { trap } from '../writing/writing.css.ts';
import * as css from './page-vote.css.ts';

const VOTE_PATH = '/rest/V1/contact/page_vote';
/** Characters, as the server counts them. */
const LONGEST_COMMENT = 1000;

const Thanks = (): ReactNode => {
  const t = useTexts(pageTexts);
  // The button that had the focus is gone.
  const element = useInitialFocus<HTMLParagraphElement>();
  return (
    <p ref={element} className={css.done} role="status" tabIndex={-1}>
      {t('vote.done')}
    </p>
  );
};

interface PageVoteProps {
  /** Its address, `/zwroty.html`. */
  readonly page: string;
}

/** J-318: visitors say whether a page has helped; without scripts the browser sends the form. */
export const PageVote = ({ page }: PageVoteProps): ReactNode => {
  const t = useTexts(pageTexts);
  const title = useId();
  const calls = useContentCalls();
  const [done, setDone] = useState(false);
  const [sending, setSending] = useState<'yes' | 'no' | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  // The same however often this vote has to be sent.
  const vote = useRef<string | null>(null);
  if (done) return <Thanks />;

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent; // what a form is submitted by
    if (sending !== null || !(submitter instanceof HTMLButtonElement)) return;
    const written = new FormData(event.currentTarget);
    const helpful = submitter.value === 'yes' ? 'yes' : 'no';
    vote.current ??= crypto.randomUUID();
    setSending(helpful);
    setError(null);
    const text = (name: string): string => {
      const value = written.get(name);
      return typeof value === 'string' ? value : '';
    };
    const answer = await calls().votePage({
      page,
      helpful,
      comment: text('comment'),
      website: text('website'),
      key: vote.current,
    });
    setSending(null);
    if (answer.ok) setDone(true);
    else setError(answer.error);
  };

  return (
    <form method="post" action={VOTE_PATH} className={css.form} aria-labelledby={title} onSubmit={(event) => void send(event)}>
      <input type="hidden" name="page" value={page} />
      <h2 id={title} className={css.title}>
        {t('vote.title')}
      </h2>
      <div className={css.answers}>
        {(['yes', 'no'] as const).map((answer) => (
          <Button key={answer} type="submit" variant="secondary" name="helpful" value={answer} busy={sending === answer}>
            {t(`vote.${answer}`)}
          </Button>
        ))}
      </div>
      <details className={css.more}>
        <summary className={css.summary}>{t('vote.open')}</summary>
        <TextArea label={t('vote.comment')} hint={t('vote.commentHint')} name="comment" rows={3} maxLength={LONGEST_COMMENT} optional />
      </details>
      <div className={trap} aria-hidden="true">
        <label>
          {t('vote.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormRefusal text={error && t(`vote.failure.${error.code === 'invalid_fields' ? 'long' : failureOf(error)}`)} />
    </form>
  );
};
