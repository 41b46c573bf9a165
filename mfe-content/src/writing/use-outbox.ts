import { useEffect, useState } from 'react';
import { useConnection } from 'shared-contracts';
import { useContentCalls } from '../pages/use-rest.ts';
import { messageOutbox, type Flushed, type MessageOutbox } from './message-outbox.ts';

/**
 * J-261: the messages that wait; they are sent when the page is opened and whenever the connection is back, also when the visitor has moved on to
 * another page of the shop meanwhile.
 * @param onFlushed the shop has taken or refused some; stable
 */
export function useMessageOutbox(onFlushed: (flushed: Flushed) => void): MessageOutbox {
  const connection = useConnection();
  const calls = useContentCalls();
  const [outbox] = useState(() => messageOutbox({ storage: connection().storage, send: (message) => calls().sendMessage(message) }));
  useEffect(() => {
    let isHere = true;
    const flush = (): void =>
      void outbox.flush().then((flushed) => {
        if (isHere && flushed.sent + flushed.refused.length > 0) onFlushed(flushed);
        if (!isHere && outbox.count() === 0) window.removeEventListener('online', flush);
      });
    flush();
    window.addEventListener('online', flush);
    return () => {
      isHere = false;
      // What waits is sent all the same.
      if (outbox.count() === 0) window.removeEventListener('online', flush);
    };
  }, [outbox, onFlushed]);
  return outbox;
}
