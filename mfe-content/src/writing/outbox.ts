import type { ShopStorage, StorageKey } from 'shared-contracts';
import type { ApiResult } from 'shared-contracts/errors';
import type { MESSAGE_OUTBOX, REPORT_OUTBOX } from 'shared-contracts/storage';
import type { InferOutput } from 'valibot';

type KeptIn<Stored extends typeof MESSAGE_OUTBOX | typeof REPORT_OUTBOX> = Readonly<InferOutput<Stored['schema']>[number]>;

/** A message of the contact page as the browser keeps it. */
export type KeptMessage = KeptIn<typeof MESSAGE_OUTBOX>;
/** A report of an error as the browser keeps it. */
export type KeptReport = KeptIn<typeof REPORT_OUTBOX>;

/** What waits: `key` names it for the server, too; `refused`: the shop does not accept it. */
export interface KeptLetter {
  readonly key: string;
  readonly refused: boolean;
}

export interface OutboxPorts<Kept extends KeptLetter> {
  readonly read: () => readonly Kept[];
  /** @returns false where the browser keeps nothing */
  readonly write: (letters: readonly Kept[]) => boolean;
  readonly send: (letter: Kept) => Promise<ApiResult<boolean>>;
}

/** Where letters of a kind are kept: an empty list leaves nothing behind. */
export const lettersIn = <Kept>(storage: Pick<ShopStorage, 'read' | 'write' | 'remove'>, key: StorageKey<Kept[], Kept[]>) => ({
  read: (): readonly Kept[] => storage.read(key),
  write: (letters: readonly Kept[]): boolean => {
    if (letters.length > 0) return storage.write(key, [...letters]);
    storage.remove(key);
    return true;
  },
});

/** What has become of the letters that waited. */
export interface Flushed<Kept> {
  /** How many the shop has taken. */
  readonly sent: number;
  /** Those that the shop does not accept, earlier ones included. */
  readonly refused: readonly Kept[];
}

/** Answers of a server that may take the same letter later: it has not arrived in time, or too many have. */
const laterStatuses: readonly number[] = [408, 429];

/** A letter may be sent again later: the connection or the server was away, or the server takes no more now. */
const isAway = (result: ApiResult<boolean>): boolean =>
  !result.ok && (result.error.kind === 'network' || result.error.status >= 500 || laterStatuses.includes(result.error.status));

/**
 * J-261, J-321: letters to the shop that could not be sent wait in the browser. The server keeps each once, by its key: one whose answer was
 * lost may be sent again.
 */
export function letterOutbox<Kept extends KeptLetter>({ read, write, send }: OutboxPorts<Kept>) {
  const others = (key: string): readonly Kept[] => read().filter((letter) => letter.key !== key);
  let working: Promise<Flushed<Kept>> | undefined;
  const work = async (): Promise<Flushed<Kept>> => {
    let sent = 0;
    for (const letter of read()) {
      if (letter.refused) continue;
      const result = await send(letter);
      if (isAway(result)) break;
      // What the shop refuses would be refused again: only its writer can mend it.
      write(result.ok ? others(letter.key) : [...others(letter.key), { ...letter, refused: true }]);
      if (result.ok) sent += 1;
    }
    return { sent, refused: read().filter(({ refused }) => refused) };
  };
  return {
    /** Keeps a letter. @returns false where the browser keeps nothing */
    keep: (letter: Kept): boolean => write([...others(letter.key), letter]),
    /** Its writer has it back. */
    forget: ({ key }: KeptLetter): void => void write(others(key)),
    /** How many wait. */
    count: (): number => read().filter(({ refused }) => !refused).length,
    /** Sends what waits, one run at a time. */
    flush: (): Promise<Flushed<Kept>> => (working ??= work().finally(() => (working = undefined))),
  };
}

export type LetterOutbox<Kept extends KeptLetter> = ReturnType<typeof letterOutbox<Kept>>;
