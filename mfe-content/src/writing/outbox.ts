import type { ShopStorage } from 'shared-contracts';
import type { ApiResult } from 'shared-contracts/errors';
import { MESSAGE_OUTBOX } from 'shared-contracts/storage';
import type { InferOutput } from 'valibot';
import type { ContentClient } from '../pages/use-rest.ts';

type Message = Parameters<ContentClient['sendMessage']>[0] & { readonly key: string };

/** A message as the browser keeps it. */
export type KeptMessage = Readonly<InferOutput<typeof MESSAGE_OUTBOX.schema>[number]>;

export interface OutboxPorts {
  readonly storage: Pick<ShopStorage, 'read' | 'write' | 'remove'>;
  readonly send: (message: Message) => Promise<ApiResult<boolean>>;
}

/** What has become of the messages that waited. */
export interface Flushed {
  /** How many the shop has taken. */
  readonly sent: number;
  /** Those that the shop does not accept, earlier ones included. */
  readonly refused: readonly KeptMessage[];
}

/** Answers of a server that may take the same message later: it has not arrived in time, or too many have. */
const laterStatuses: readonly number[] = [408, 429];

/** A message may be sent again later: the connection or the server was away, or the server takes no more now. */
const isAway = (result: ApiResult<boolean>): boolean =>
  !result.ok && (result.error.kind === 'network' || result.error.status >= 500 || laterStatuses.includes(result.error.status));

const keptOf = ({ key, topic, name, email, phone = '', comment }: Message): KeptMessage => ({
  key,
  topic,
  name,
  email,
  phone,
  comment,
  refused: false,
});

/**
 * J-261: messages that could not be sent wait in the browser. The server keeps each once, by its key: one whose answer was lost may be sent again.
 */
export function messageOutbox({ storage, send }: OutboxPorts) {
  const read = (): readonly KeptMessage[] => storage.read(MESSAGE_OUTBOX);
  const others = (key: string): readonly KeptMessage[] => read().filter((message) => message.key !== key);
  const put = (messages: readonly KeptMessage[]): boolean => {
    if (messages.length > 0) return storage.write(MESSAGE_OUTBOX, [...messages]);
    storage.remove(MESSAGE_OUTBOX);
    return true;
  };
  let working: Promise<Flushed> | undefined;
  const work = async (): Promise<Flushed> => {
    let sent = 0;
    for (const message of read()) {
      if (message.refused) continue;
      const { refused: _wasRefused, ...letter } = message;
      const result = await send(letter);
      if (isAway(result)) break;
      // What the shop refuses would be refused again: only its writer can mend it.
      put(result.ok ? others(message.key) : [...others(message.key), { ...message, refused: true }]);
      if (result.ok) sent += 1;
    }
    return { sent, refused: read().filter(({ refused }) => refused) };
  };
  return {
    /** Keeps a message. @returns false where the browser keeps nothing */
    keep: (message: Message): boolean => put([...others(message.key), keptOf(message)]),
    /** Its writer has it back. */
    forget: ({ key }: KeptMessage): void => void put(others(key)),
    /** How many wait. */
    count: (): number => read().filter(({ refused }) => !refused).length,
    /** Sends what waits, one run at a time. */
    flush: (): Promise<Flushed> => (working ??= work().finally(() => (working = undefined))),
  };
}

export type MessageOutbox = ReturnType<typeof messageOutbox>;
