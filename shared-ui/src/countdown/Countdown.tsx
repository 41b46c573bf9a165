import { useTexts } from 'shared-contracts';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { timeLeft } from './time-left.ts';
import * as css from './countdown.css.ts';

interface CountdownProps {
  /** End of the offer, ms since 1970. */
  readonly end: number;
  /** Called once when the time is over. */
  readonly onEnd?: () => void;
  readonly now?: () => number;
}

const serverSnapshot = (): number | null => null;

function subscribeToSeconds(notify: () => void): () => void {
  const timer = setInterval(notify, 1000);
  return () => clearInterval(timer);
}

/** Time left of an offer. Empty but of full size until the browser knows the time; read out only when asked for. */
export const Countdown = ({ end, onEnd, now = Date.now }: CountdownProps): ReactNode => {
  const t = useTexts(uiTexts);
  const second = useSyncExternalStore(subscribeToSeconds, (): number | null => Math.floor(now() / 1000), serverSnapshot);
  const time = second === null ? null : second * 1000;
  const over = time !== null && time >= end;

  const hasFired = useRef(false);
  useEffect(() => {
    if (!over || hasFired.current) return;
    hasFired.current = true;
    onEnd?.();
  }, [over, onEnd]);

  if (time === null) return <div className={css.clock} />;
  const left = timeLeft(end, time);
  const { days, hours, minutes } = left;
  return (
    <div className={css.clock} role="timer">
      <VisuallyHidden>{t('countdown.left', { days, hours, minutes })}</VisuallyHidden>
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) =>
        unit === 'days' && days === 0 ? null : (
          <span key={unit} className={css.cell} aria-hidden="true">
            <span className={css.number}>{String(left[unit]).padStart(2, '0')}</span>
            <span className={css.unit}>{t(`countdown.${unit}`)}</span>
          </span>
        ),
      )}
    </div>
  );
};
