import type { ShopStorage } from 'shared-contracts';
import type { ApiResult } from 'shared-contracts/errors';
import { MESSAGE_OUTBOX } from 'shared-contracts/storage';
import type { ContentClient } from '../pages/use-rest.ts';

type Message = Parameters<ContentClient['sendMessage']>[0] & { readonly key: string };

export interface OutboxPorts {
  readonly storage: Pick<ShopStorage, 'read' | 'write' | 'remove'>;
  readonly send: (message: Message) => Promise<ApiResult<boolean>>;
}

/** A message may be sent again later: the connection or the server was away. */
const isAway = (result: ApiResult<boolean>): boolean => !result.ok && (result.error.kind === 'network' || result.error.status >= 500);

/**
 * J-261: messages that could not be sent wait in the browser. The server keeps each once, by its key: one whose answer was lost may be sent again.
 */
export function messageOutbox({ storage, send }: OutboxPorts) {
  const put = (messages: readonly Message[]): boolean => {
    if (messages.length > 0)
      return storage.write(
        MESSAGE_OUTBOX,
        messages.map(({ key, topic, name, email, phone = '', comment }) => ({ key, topic, name, email, phone, comment })),
      );
    storage.remove(MESSAGE_OUTBOX);
    return true;
  };
  let working: Promise<number> | undefined;
  const work = async (): Promise<number> => {
    let sent = 0;
    for (const message of storage.read(MESSAGE_OUTBOX)) {
      const result = await send(message);
      if (isAway(result)) break;
      // What the shop refuses would be refused again.
      put(storage.read(MESSAGE_OUTBOX).filter(({ key }) => key !== message.key));
      if (result.ok) sent += 1;
    }
    return sent;
  };
  return {
    /** Keeps a message. @returns false where the browser keeps nothing */
    keep: (message: Message): boolean => put([...storage.read(MESSAGE_OUTBOX).filter(({ key }) => key !== message.key), message]),
    /** How many wait. */
    count: (): number => storage.read(MESSAGE_OUTBOX).length,
    /** Sends what waits, one run at a time. @returns how many the shop has taken */
    flush: (): Promise<number> => (working ??= work().finally(() => (working = undefined))),
  };
}

export type MessageOutbox = ReturnType<typeof messageOutbox>;
