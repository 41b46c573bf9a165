import { useMemo } from 'react';
import { useConnection } from 'shared-contracts';
import { COMPLAINT_MESSAGE } from 'shared-contracts/storage';
import { keptMessage, type KeptMessage } from './read-complaint.ts';

export interface MessageDraft {
  readonly read: () => KeptMessage;
  /** Keeps some of it beside the rest. */
  readonly keep: (change: Partial<KeptMessage>) => void;
}

/** J-286: what is being written about a complaint, for as long as the tab is open; handlers and effects only. */
export function useMessageDraft(number: string): MessageDraft {
  const connection = useConnection();
  return useMemo(() => {
    const read = (): KeptMessage => keptMessage(connection().storage, number);
    return {
      read,
      keep: (change) => {
        const { email, text, files } = { ...read(), ...change };
        connection().storage.write(COMPLAINT_MESSAGE, { number, email, text, files: [...files] });
      },
    };
  }, [connection, number]);
}
