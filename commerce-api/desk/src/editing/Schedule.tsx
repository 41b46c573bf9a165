import { useId } from 'react';
import { useTranslate } from 'ra-core';
import type { ContentEntry, ContentKind } from '../api.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { TimeForm } from '../parts/TimeForm.tsx';
import { useChange } from '../parts/use-change.ts';
import { contentCalls } from './content-calls.ts';

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

  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 className={styles.cardTitle} id={`${id}-title`}>
        {translate('content.scheduleTitle')}
      </h2>
      <TimeForm
        label={translate('content.time')}
        action={translate('content.schedule')}
        problem={translate('field.required')}
        isPending={isPending}
        onTime={(at) =>
          void run({ call: () => contentCalls.publish(kind, entryKey, { version, at }), told: 'content.scheduled', onDone, onOutdated })
        }
      />
    </section>
  );
};
