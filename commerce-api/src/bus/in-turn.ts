import type { BusMessage } from './bus.ts';

type Named = Extract<BusMessage, { readonly ids: unknown }>;
type Unnamed = Exclude<BusMessage, Named>;

/** Messages without ids, in the order in which they are worked off. */
const unnamed = ['anything', 'content', 'shop-reviews'] as const satisfies readonly Unnamed['kind'][];

/** Messages that have arrived and were not handled yet, as few messages as possible. */
export class Gathered {
  readonly #ids = new Map<Named['kind'], Set<number>>();
  readonly #unnamed = new Set<Unnamed['kind']>();

  add(message: BusMessage): void {
    if (!('ids' in message)) {
      this.#unnamed.add(message.kind);
      return;
    }
    const known = this.#ids.get(message.kind) ?? new Set<number>();
    for (const id of message.ids) known.add(id);
    this.#ids.set(message.kind, known);
  }

  /** Everything that has arrived since the last time. Stock is not among what `anything` sends to browsers, so named records stay. */
  take(): readonly BusMessage[] {
    const messages: readonly BusMessage[] = [
      ...unnamed.filter((kind) => this.#unnamed.has(kind)).map((kind) => ({ kind })),
      ...[...this.#ids].map(([kind, ids]) => ({ kind, ids: [...ids] })),
    ];
    this.#ids.clear();
    this.#unnamed.clear();
    return messages;
  }
}

export interface InTurnPorts {
  /** Works a message off; one that fails is tried again. */
  readonly work: (message: BusMessage) => Promise<void>;
  readonly report: (error: unknown) => void;
  /** Settles after so many ms. */
  readonly pause: (ms: number) => Promise<void>;
}

const againMs = 2000;

/** Works messages off one after another. Those that come meanwhile are gathered, so a flood of them costs no more than the catalogue. */
export function inTurn({ work, report, pause }: InTurnPorts): (message: BusMessage) => void {
  const gathered = new Gathered();
  let isWorking = false;
  const processQueue = async (): Promise<void> => {
    for (let messages = gathered.take(); messages.length > 0; messages = gathered.take()) {
      for (const message of messages) {
        try {
          await work(message);
        } catch (error) {
          report(error);
          gathered.add(message);
          await pause(againMs);
        }
      }
    }
    isWorking = false;
  };
  return (message) => {
    gathered.add(message);
    if (isWorking) return;
    isWorking = true;
    void processQueue();
  };
}
