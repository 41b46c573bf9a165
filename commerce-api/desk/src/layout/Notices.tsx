import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'ra-core';
import * as styles from './layout.css.ts';

const SHOWN_MS = 8_000;

/** What has just happened, for eyes and screen readers: the newest. What went wrong stays until it is closed or something else happens. */
export const Notices = () => {
  const translate = useTranslate();
  const { notifications, resetNotifications } = useNotificationContext();
  const shown = notifications.at(-1);
  const isAlarming = shown?.type === 'error' || shown?.type === 'warning';

  useEffect(() => {
    if (shown === undefined || isAlarming) return;
    const timer = setTimeout(resetNotifications, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, isAlarming, resetNotifications]);

  return (
    <div className={styles.notices} role={isAlarming ? 'alert' : 'status'}>
      {shown !== undefined && (
        <p className={isAlarming ? styles.alarm : styles.notice}>
          <span>{typeof shown.message === 'string' ? translate(shown.message, { _: shown.message }) : shown.message}</span>
          {isAlarming && (
            <button type="button" className={styles.close} onClick={resetNotifications}>
              {translate('app.close')}
            </button>
          )}
        </p>
      )}
    </div>
  );
};
