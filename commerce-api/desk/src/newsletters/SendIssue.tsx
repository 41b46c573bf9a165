import { useId, useState } from 'react';
import { useTranslate } from 'ra-core';
import * as css from '../editing/editing.css.ts';
import { warsawTime } from '../editing/warsaw-time.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { SureButton } from '../parts/SureButton.tsx';
import { useChange } from '../parts/use-change.ts';
import { newsletterCalls, type Newsletter } from './newsletter-calls.ts';

interface SendIssueProps {
  readonly issue: Newsletter;
  readonly onDone: (issue: Newsletter) => void;
}

/** J-319: when the issue is sent, and how far that has come. */
export const SendIssue = ({ issue, onDone }: SendIssueProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const [time, setTime] = useState('');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const { version, state, sent_count: count, send_at: sendAt, sent_by: by } = issue;
  const named = { name: issue.title_pl };

  const send = (at?: string): void =>
    void run({
      call: () => newsletterCalls.send(issue.id, { version, ...(at !== undefined && { at }) }),
      told: at === undefined ? 'newsletters.sending' : 'newsletters.waiting',
      onDone,
    }).then((errors) => setMissing(errors?.['at'] !== undefined));
  const sendLater = (): void => {
    const at = warsawTime(time);
    setMissing(at === undefined);
    if (at !== undefined) send(at);
  };
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 className={styles.cardTitle} id={`${id}-title`}>
        {translate('newsletters.sendTitle')}
      </h2>
      {sendAt !== null && <p>{translate(`newsletters.told.${state}`, { time: moment(sendAt), by: by ?? '', count })}</p>}
      {state === 'draft' && (
        <>
          <div className={css.schedule}>
            <div className={styles.field}>
              <label className={styles.label} htmlFor={id}>
                {translate('newsletters.time')}
              </label>
              <input
                id={id}
                type="datetime-local"
                className={styles.input}
                value={time}
                aria-invalid={isMissing}
                aria-describedby={`${id}-error`}
                onChange={({ target }) => setTime(target.value)}
              />
            </div>
            <button type="button" className={styles.button.plain} aria-disabled={isPending} onClick={sendLater}>
              {translate('newsletters.sendLater')}
            </button>
          </div>
          <p className={styles.error} id={`${id}-error`} role="alert">
            {isMissing ? translate('newsletters.timeWrong') : ''}
          </p>
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
