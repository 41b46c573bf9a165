import type { BusMessage } from './bus.ts';

/** Messages that have arrived and were not handled yet, as few messages as possible. */
export class Gathered {
  readonly #ids = new Map<Exclude<BusMessage['kind'], 'anything' | 'content'>, Set<number>>();
  #isAnything = false;
  #isContent = false;

  add(message: BusMessage): void {
    if (message.kind === 'anything') {
      this.#isAnything = true;
      return;
    }
    if (message.kind === 'content') {
      this.#isContent = true;
      return;
    }
    const known = this.#ids.get(message.kind) ?? new Set<number>();
    for (const id of message.ids) known.add(id);
    this.#ids.set(message.kind, known);
  }

  /** Everything that has arrived since the last time. Stock is not among what `anything` sends to browsers, so named records stay. */
  take(): readonly BusMessage[] {
    const messages: BusMessage[] = [...this.#ids].map(([kind, ids]) => ({ kind, ids: [...ids] }));
    if (this.#isContent) messages.unshift({ kind: 'content' });
    if (this.#isAnything) messages.unshift({ kind: 'anything' });
    this.#ids.clear();
    this.#isAnything = false;
    this.#isContent = false;
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
