import { useEffect, useState } from 'react';
import { useConnection, type ShopStorage } from 'shared-contracts';
import { useContentCalls, type ContentClient } from '../pages/use-rest.ts';
import { letterOutbox, type Flushed, type KeptLetter, type LetterOutbox, type OutboxPorts } from './outbox.ts';

/** Where letters of a kind are kept, and how one is sent. */
export interface LetterKind<Kept extends KeptLetter> {
  readonly keptIn: (storage: ShopStorage) => Pick<OutboxPorts<Kept>, 'read' | 'write'>;
  readonly send: (calls: ContentClient, letter: Kept) => ReturnType<OutboxPorts<Kept>['send']>;
}

/**
 * J-261, J-321: the letters that wait; they are sent when the page is opened and whenever the connection is back, also when the visitor has
 * moved on to another page of the shop meanwhile.
 * @param kind stable
 * @param onFlushed the shop has taken or refused some; stable
 */
export function useOutbox<Kept extends KeptLetter>(
  kind: LetterKind<Kept>,
  onFlushed: (flushed: Flushed<Kept>) => void,
): LetterOutbox<Kept> {
  const connection = useConnection();
  const calls = useContentCalls();
  const [outbox] = useState(() =>
    letterOutbox({ ...kind.keptIn(connection().storage), send: (letter: Kept) => kind.send(calls(), letter) }),
  );
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
