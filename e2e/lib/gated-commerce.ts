import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from './forward.ts';

type Mood = 'open' | 'held' | 'deaf' | 'down';

/** The running commerce server behind a gate that can be late, lose answers or be down. Live messages do not pass. */
export class GatedCommerce {
  readonly #server: Server;
  readonly #upstream: URL;
  /** Additions to a cart that have arrived at the gate. */
  additions = 0;
  #mood: Mood = 'open';
  #waiting: (() => void)[] = [];

  private constructor(upstream: string) {
    this.#upstream = new URL(upstream);
    this.#server = createServer((incoming, answer) => void this.#pass(incoming, answer));
  }

  static async open(upstream: string): Promise<GatedCommerce> {
    const gate = new GatedCommerce(upstream);
    gate.#server.listen(0, '127.0.0.1');
    await once(gate.#server, 'listening');
    return gate;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`; // it listens on a port
  }

  /** Additions wait here until the gate is opened. */
  hold(): void {
    this.#mood = 'held';
  }

  /** Additions are passed on, but their answers are lost. */
  loseAnswers(): void {
    this.#mood = 'deaf';
  }

  /** Nothing is answered. */
  goDown(): void {
    this.#mood = 'down';
  }

  open(): void {
    this.#mood = 'open';
    for (const go of this.#waiting.splice(0)) go();
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (this.#mood === 'down') return void incoming.socket.destroy();
    const isAddition = incoming.method === 'POST' && (incoming.url ?? '').endsWith('/items');
    if (isAddition) this.additions += 1;
    const isDeaf = isAddition && this.#mood === 'deaf';
    if (isAddition && this.#mood === 'held') await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const take = (reply: IncomingMessage): boolean => {
      if (isDeaf) reply.resume().on('end', () => incoming.socket.destroy());
      return isDeaf;
    };
    forward({ upstream: this.#upstream, incoming, answer, take });
  }

  async close(): Promise<void> {
    this.open();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
