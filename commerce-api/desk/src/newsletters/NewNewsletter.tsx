import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import * as css from '../editing/editing.css.ts';
import { useTitle } from '../layout/use-title.ts';
import * as styles from '../parts/parts.css.ts';
import { useChange } from '../parts/use-change.ts';
import { keepDraft } from '../session.ts';
import { IssueForm } from './IssueForm.tsx';
import { issueBody, issueValues } from './issue-values.ts';
import { newsletterCalls } from './newsletter-calls.ts';

const PLACE = 'newsletter:new';

/** An issue that is written for the first time. */
export const NewNewsletter = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { run, isPending } = useChange();
  const title = translate('newsletters.new');
  useTitle(title);
  return (
    <div className={css.stack}>
      <h1 className={styles.title}>{title}</h1>
      <IssueForm
        place={PLACE}
        version={0}
        initial={issueValues(null)}
        isPending={isPending}
        onSave={(values) =>
          run({
            call: () => newsletterCalls.add(issueBody(values)),
            told: 'newsletters.saved',
            onDone: async ({ id }) => {
              keepDraft(PLACE, '');
              await navigate(`/newsletters/${id}`);
            },
          })
        }
      />
    </div>
  );
};
