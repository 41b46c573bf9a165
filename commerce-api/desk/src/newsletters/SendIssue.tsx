import { useId, useState } from 'react';
import { useTranslate } from 'ra-core';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { SureButton } from '../parts/SureButton.tsx';
import { TimeForm } from '../parts/TimeForm.tsx';
import { useChange } from '../parts/use-change.ts';
import { newsletterCalls, type Newsletter } from './newsletter-calls.ts';
import { TestIssue } from './TestIssue.tsx';

interface SendIssueProps {
  readonly issue: Newsletter;
  readonly onDone: (issue: Newsletter) => void;
}

/** J-319: when the issue is sent, and how far that has come. */
export const SendIssue = ({ issue, onDone }: SendIssueProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const { version, state, sent_count: count, send_at: sendAt, sent_by: by } = issue;
  const named = { name: issue.title_pl };

  const send = (at?: string): void =>
    void run({
      call: () => newsletterCalls.send(issue.id, { version, ...(at !== undefined && { at }) }),
      told: at === undefined ? 'newsletters.sending' : 'newsletters.waiting',
      onDone,
    }).then((errors) => setRefused(errors?.['at'] !== undefined));
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 className={styles.cardTitle} id={`${id}-title`}>
        {translate('newsletters.sendTitle')}
      </h2>
      {sendAt !== null && <p>{translate(`newsletters.told.${state}`, { time: moment(sendAt), by: by ?? '', count })}</p>}
      {state === 'draft' && (
        <>
          <TestIssue issue={issue} />
          <TimeForm
            label={translate('newsletters.time')}
            action={translate('newsletters.sendLater')}
            problem={translate('newsletters.timeWrong')}
            isRefused={isRefused}
            isPending={isPending}
            onTime={send}
          />
          <p>
            <SureButton
              label={translate('newsletters.sendNow')}
              sure={translate('newsletters.sendSure')}
              name={translate('newsletters.sendNamed', named)}
              isPending={isPending}
              onSure={() => send()}
            />
          </p>
        </>
      )}
      {(state === 'waiting' || state === 'sending') && (
        <p>
          <SureButton
            label={translate('newsletters.stop')}
            sure={translate('newsletters.stopSure')}
            name={translate('newsletters.stopNamed', named)}
            isPending={isPending}
            onSure={() => void run({ call: () => newsletterCalls.stop(issue.id), told: 'newsletters.stopped', onDone })}
          />
        </p>
      )}
    </section>
  );
};
