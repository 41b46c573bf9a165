import { useEffect, useState } from 'react';
import { useConnection } from 'shared-contracts';
import { useContentCalls } from '../pages/use-rest.ts';
import { messageOutbox, type MessageOutbox } from './message-outbox.ts';

/**
 * J-261: the messages that wait; they are sent when the page is opened and whenever the connection is back, also when the visitor has moved on to
 * another page of the shop meanwhile.
 * @param onSent the shop has taken some; stable
 */
export function useMessageOutbox(onSent: () => void): MessageOutbox {
  const connection = useConnection();
  const calls = useContentCalls();
  const [outbox] = useState(() => messageOutbox({ storage: connection().storage, send: (message) => calls().sendMessage(message) }));
  useEffect(() => {
    let isHere = true;
    const flush = (): void =>
      void outbox.flush().then((sent) => {
        if (sent > 0 && isHere) onSent();
        if (!isHere && outbox.count() === 0) window.removeEventListener('online', flush);
      });
    flush();
    window.addEventListener('online', flush);
    return () => {
      isHere = false;
      // What waits is sent all the same.
      if (outbox.count() === 0) window.removeEventListener('online', flush);
    };
  }, [outbox, onSent]);
  return outbox;
}
