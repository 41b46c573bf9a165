import { useId, useState } from 'react';
import { useTranslate } from 'ra-core';
import type { ContentEntry, ContentKind } from '../api.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { useChange } from '../parts/use-change.ts';
import { contentCalls } from './content-calls.ts';
import * as css from './editing.css.ts';
import { warsawTime } from './warsaw-time.ts';

interface ScheduleProps {
  readonly kind: ContentKind;
  readonly entryKey: string;
  readonly entry: ContentEntry;
  readonly onDone: (entry: ContentEntry) => void;
  readonly onOutdated: (message: string) => Promise<void>;
}

/** J-217: when the newest version is published by itself. */
export const Schedule = ({ kind, entryKey, entry, onDone, onOutdated }: ScheduleProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const [time, setTime] = useState('');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const { version, live_version: live, due_at: due, due_by: by } = entry;

  if (due !== null)
    return (
      <section className={styles.card} aria-labelledby={id}>
        <h2 className={styles.cardTitle} id={id}>
          {translate('content.scheduleTitle')}
        </h2>
        <p>{translate('content.dueBy', { time: moment(due), by: by ?? translate('audit.server') })}</p>
        <p>
          <button
            type="button"
            className={styles.button.danger}
            aria-disabled={isPending}
            onClick={() =>
              void run({ call: () => contentCalls.unschedule(kind, entryKey, version), told: 'content.unscheduled', onDone, onOutdated })
            }
          >
            {translate('content.unschedule')}
          </button>
        </p>
      </section>
    );
  // What is published already has nothing to wait for.
  if (version === 0 || version === live) return null;

  const schedule = (): void => {
    const at = warsawTime(time);
    setMissing(at === undefined);
    if (at !== undefined)
      void run({ call: () => contentCalls.publish(kind, entryKey, { version, at }), told: 'content.scheduled', onDone, onOutdated });
  };
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 className={styles.cardTitle} id={`${id}-title`}>
        {translate('content.scheduleTitle')}
      </h2>
      <div className={css.schedule}>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={id}>
            {translate('content.time')}
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
        <button type="button" className={styles.button.plain} aria-disabled={isPending} onClick={schedule}>
          {translate('content.schedule')}
        </button>
      </div>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {isMissing ? translate('field.required') : ''}
      </p>
    </section>
  );
};
