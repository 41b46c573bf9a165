import { useEffect, useState } from 'react';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'ra-core';
import * as styles from './layout.css.ts';

const SHOWN_MS = 8_000;

/** What has just happened, for eyes and screen readers; the newest replaces the one before. */
export const Notices = () => {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<NotificationPayload | null>(null);

  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (next) setShown(next);
  }, [notifications, takeNotification]);

  useEffect(() => {
    // An error stays until something else happens.
    if (shown === null || shown.type === 'error') return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  const isAlarming = shown?.type === 'error' || shown?.type === 'warning';
  return (
    <div className={styles.notices} role={isAlarming ? 'alert' : 'status'} aria-label={translate('app.notices')}>
      {shown !== null && (
        <p className={isAlarming ? styles.alarm : styles.notice}>
          <span>{typeof shown.message === 'string' ? translate(shown.message, { _: shown.message }) : shown.message}</span>
          {isAlarming && (
            <button type="button" className={styles.close} onClick={() => setShown(null)}>
              {translate('app.close')}
            </button>
          )}
        </p>
      )}
    </div>
  );
};
