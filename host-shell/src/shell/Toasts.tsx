import { useAtomValue, useSetAtom } from 'jotai';
import { dismissNotice, noticeKind, noticesQueueAtom } from 'shared-contracts';
import { createAnalytics } from 'shared-contracts/analytics';
import { ToastRegion, type ToastNotice } from 'shared-ui/toast';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { browserPage } from './browser-page.ts';
import { redactText } from './redact-text.ts';

/** The notices of the queue as toasts (S-27…S-30, B-04). */
const Toasts = (): ReactNode => {
  const queue = useAtomValue(noticesQueueAtom);
  const { pathname } = useLocation();
  const dismiss = useSetAtom(dismissNotice);
  const notices = useMemo(
    () =>
      queue.map(({ id, type, content, card, link }): ToastNotice => ({
        id,
        tone: noticeKind(type),
        text: content,
        card,
        // Nobody is sent to where they are.
        link: link?.to === pathname ? undefined : link,
      })),
    [queue, pathname],
  );
  const reported = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    // S-31: a shown error is sent to analytics once, without personal data: third parties read the data layer.
    const errors = notices.filter(({ tone }) => tone === 'error');
    for (const { id, text } of errors) {
      if (!reported.current.has(id)) createAnalytics(browserPage.dataLayer()).errorShown(redactText(text));
    }
    reported.current = new Set(errors.map(({ id }) => id));
  }, [notices]);
  return <ToastRegion notices={notices} onEnd={dismiss} />;
};

export default Toasts;
