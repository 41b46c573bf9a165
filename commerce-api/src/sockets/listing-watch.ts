import type { ReceivedPageMessage } from 'shared-contracts/live';

export type ListingQuestion = Extract<ReceivedPageMessage, { readonly action: 'wsCatalog' }>;

export interface ListingWatchPorts<Listener> {
  /** The answer to a question as it is now, as the text that is sent. */
  readonly answer: (question: ListingQuestion, listener: Listener) => string;
  /** What answers depend on beside the question: listeners of the same store and language get the same. */
  readonly audienceOf: (listener: Listener) => string;
  readonly send: (listener: Listener, text: string) => void;
  /** Settles after so many ms. */
  readonly pause: (ms: number) => Promise<void>;
}

/** Changes within this time are sent together: an import changes many products in a row. */
const GATHER_MS = 500;
/** Listings that one browser looks at: the page that is shown, and some that live on behind it. */
const MOST_QUESTIONS = 4;

interface Asked {
  readonly question: ListingQuestion;
  readonly lastAnswer: string;
}

/** Remembers which listings were asked for, and notifies those whose answer has changed (L-04). */
export class ListingWatch<Listener extends object> {
  readonly #ports: ListingWatchPorts<Listener>;
  /** By listener: its questions by their text, the newest last. */
  readonly #asked = new Map<Listener, Map<string, Asked>>();
  #notification: Promise<void> | null = null;

  constructor(ports: ListingWatchPorts<Listener>) {
    this.#ports = ports;
  }

  /** Answers a question and remembers it. */
  ask(listener: Listener, question: ListingQuestion): void {
    const lastAnswer = this.#ports.answer(question, listener);
    const questions = this.#asked.get(listener) ?? new Map<string, Asked>();
    const key = JSON.stringify(question);
    questions.delete(key);
    questions.set(key, { question, lastAnswer });
    const [oldest] = questions.keys();
    if (questions.size > MOST_QUESTIONS && oldest !== undefined) questions.delete(oldest);
    this.#asked.set(listener, questions);
    this.#ports.send(listener, lastAnswer);
  }

  forget(listener: Listener): void {
    this.#asked.delete(listener);
  }

  /** To be called when products have changed. Settles when everybody has been notified. */
  refresh(): Promise<void> {
    this.#notification ??= this.#ports.pause(GATHER_MS).then(() => {
      this.#notification = null;
      return this.#notify();
    });
    return this.#notification;
  }

  async #notify(): Promise<void> {
    const answers = new Map<string, string>();
    for (const [listener, questions] of this.#asked) {
      const audience = this.#ports.audienceOf(listener);
      for (const [key, { question, lastAnswer }] of questions) {
        const answerKey = `${audience} ${key}`;
        let text = answers.get(answerKey);
        if (text === undefined) {
          // Requests come between two listings: each takes a millisecond or two.
          await this.#ports.pause(0);
          text = this.#ports.answer(question, listener);
          answers.set(answerKey, text);
        }
        if (text === lastAnswer || this.#asked.get(listener)?.get(key)?.lastAnswer !== lastAnswer) continue;
        questions.set(key, { question, lastAnswer: text });
        this.#ports.send(listener, text);
      }
    }
  }
}
