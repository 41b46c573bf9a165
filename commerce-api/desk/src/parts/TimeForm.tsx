import { useId, useState } from 'react';
import * as css from '../editing/editing.css.ts';
import { warsawTime } from '../editing/warsaw-time.ts';
import * as styles from './parts.css.ts';

interface TimeFormProps {
  readonly label: string;
  /** On the button. */
  readonly action: string;
  /** What is said at the field of a time that is missing or refused. */
  readonly problem: string;
  readonly isRefused?: boolean;
  readonly isPending: boolean;
  /** @param at ISO; the field is in the time of Warsaw */
  readonly onTime: (at: string) => void;
}

/** A time at which the server does something by itself, and the button that asks for it. */
export const TimeForm = ({ label, action, problem, isRefused = false, isPending, onTime }: TimeFormProps) => {
  const [time, setTime] = useState('');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const isWrong = isMissing || isRefused;
  const ask = (): void => {
    const at = warsawTime(time);
    setMissing(at === undefined);
    if (at !== undefined) onTime(at);
  };
  return (
    <>
      <div className={css.schedule}>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          <input
            id={id}
            type="datetime-local"
            className={styles.input}
            value={time}
            aria-invalid={isWrong}
            aria-describedby={`${id}-error`}
            onChange={({ target }) => setTime(target.value)}
          />
        </div>
        <button type="button" className={styles.button.plain} aria-disabled={isPending} onClick={ask}>
          {action}
        </button>
      </div>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {isWrong ? problem : ''}
      </p>
    </>
  );
};
