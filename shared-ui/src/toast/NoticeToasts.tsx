import { useAtomValue, useSetAtom } from 'jotai';
import { dismissNotice, noticeKind, noticesQueueAtom, type Notice } from 'shared-contracts';
import { useMemo, type ReactNode } from 'react';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastNotice } from './Toast.tsx';

interface NoticeToastsProps {
  /** What can be done about a notice: 'Cofnij' after a removal. */
  readonly actionOf?: (notice: Notice) => ToastNotice['action'];
}

/** [S-29] The notices of the shop as toasts; a toast that has left dismisses its notice. */
export const NoticeToasts = ({ actionOf }: NoticeToastsProps): ReactNode => {
  const queue = useAtomValue(noticesQueueAtom);
  const dismiss = useSetAtom(dismissNotice);
  const toasts = useMemo(
    () =>
      queue.map((notice): ToastNotice => ({
        id: notice.id,
        tone: noticeKind(notice.type),
        title: notice.topic ?? undefined,
        text: notice.content,
        card: notice.card,
        link: notice.link,
        action: actionOf?.(notice),
      })),
    [queue, actionOf],
  );
  return <ToastRegion notices={toasts} onEnd={dismiss} />;
};
