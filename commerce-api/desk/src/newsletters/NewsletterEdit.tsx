import { useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import * as css from '../editing/editing.css.ts';
import { htmlTree } from '../editing/html-tree.tsx';
import { contentCalls } from '../editing/content-calls.ts';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { LoadingPage } from '../layout/LoadingPage.tsx';
import { useTitle } from '../layout/use-title.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { useChange } from '../parts/use-change.ts';
import { keepDraft } from '../session.ts';
import { IssueForm } from './IssueForm.tsx';
import { issueBody, issueValues } from './issue-values.ts';
import { newsletterCalls, type Newsletter } from './newsletter-calls.ts';
import { SendIssue } from './SendIssue.tsx';

/** What was sent, as it was sent. */
const SentText = ({ title, source }: { readonly title: string; readonly source: string }) => {
  const { data } = useQuery({
    queryKey: ['content', 'preview', 'markdown', source],
    queryFn: () => contentCalls.preview({ format: 'markdown', source }),
  });
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{title}</h2>
      <div className={css.written}>{htmlTree(data?.html ?? '')}</div>
    </section>
  );
};

const IssuePage = ({ issue, onIssue }: { readonly issue: Newsletter; readonly onIssue: (issue: Newsletter | null) => Promise<void> }) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const [outdated, setOutdated] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const place = `newsletter:${issue.id}`;
  useTitle(issue.title_pl);
  const taken = async (next: Newsletter | null): Promise<void> => {
    keepDraft(place, '');
    setOutdated(null);
    await onIssue(next);
    setRound((count) => count + 1);
    heading.current?.focus();
  };
  return (
    <div className={css.stack}>
      <div className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {issue.title_pl}
        </h1>
        <Link className={styles.button.plain} to="/newsletters">
          {translate('content.back')}
        </Link>
      </div>
      <p className={styles.muted}>
        {translate('newsletters.changed', { time: moment(issue.changed_at), by: issue.changed_by ?? translate('audit.server') })}
      </p>
      {issue.state === 'draft' ? (
        <>
          {outdated !== null && (
            <div className={css.conflict} role="alert">
              <p>{outdated}</p>
              <button type="button" className={styles.button.danger} onClick={() => void taken(null)}>
                {translate('newsletters.take')}
              </button>
            </div>
          )}
          <IssueForm
            key={round}
            place={place}
            version={issue.version}
            initial={issueValues(issue)}
            isPending={isPending}
            onSave={(values, version) =>
              run({
                call: () => newsletterCalls.save(issue.id, version, issueBody(values)),
                told: 'newsletters.saved',
                onDone: taken,
                onOutdated: (message) => setOutdated(message),
              })
            }
          />
        </>
      ) : (
        <>
          <SentText title={issue.title_pl} source={issue.source_pl} />
          {issue.title_ua !== '' && <SentText title={issue.title_ua} source={issue.source_ua} />}
        </>
      )}
      <SendIssue issue={issue} onDone={(next) => void taken(next)} />
    </div>
  );
};

/** J-319: an issue of the newsletter: its form while it is a draft, and what becomes of it. */
export const NewsletterEdit = () => {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const queryKey = ['newsletter', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => newsletterCalls.read(Number(id)),
    // How many were sent grows while it is looked at.
    refetchInterval: ({ state }) => (state.data?.state === 'sending' || state.data?.state === 'waiting' ? 3000 : false),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (data === undefined) return error === null ? <LoadingPage /> : <LoadFailure message={error.message} onRetry={refetch} />;
  return (
    <IssuePage
      key={id}
      issue={data}
      onIssue={async (next) => {
        if (next === null) await refetch();
        else client.setQueryData(queryKey, next);
      }}
    />
  );
};
