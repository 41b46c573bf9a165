import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from './forward.ts';

type Mode = 'open' | 'holding' | 'losing-answers' | 'down';

/** A proxy to the running commerce server that can hold requests back, lose responses or be down. It passes no WebSockets on. */
export class GatedCommerce {
  readonly #server: Server;
  readonly #upstream: URL;
  /** Requests received so far that add to a cart. */
  additions = 0;
  #mode: Mode = 'open';
  #waiting: (() => void)[] = [];

  private constructor(upstream: string) {
    this.#upstream = new URL(upstream);
    this.#server = createServer((incoming, answer) => void this.#pass(incoming, answer));
  }

  /** @param port where it listens; any free one by default */
  static async open(upstream: string, port = 0): Promise<GatedCommerce> {
    const gate = new GatedCommerce(upstream);
    gate.#server.listen(port, '127.0.0.1');
    await once(gate.#server, 'listening');
    return gate;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`; // it listens on a port
  }

  /** Holds requests that add to a cart back until `open` is called. */
  hold(): void {
    this.#mode = 'holding';
  }

  /** Passes requests that add to a cart on, and drops their responses. */
  loseAnswers(): void {
    this.#mode = 'losing-answers';
  }

  /** Closes the connection of every request. */
  goDown(): void {
    this.#mode = 'down';
  }

  open(): void {
    this.#mode = 'open';
    for (const go of this.#waiting.splice(0)) go();
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (this.#mode === 'down') return void incoming.socket.destroy();
    const isAddition = incoming.method === 'POST' && (incoming.url ?? '').endsWith('/items');
    if (isAddition) this.additions += 1;
    const losesAnswer = isAddition && this.#mode === 'losing-answers';
    if (isAddition && this.#mode === 'holding') await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const take = (reply: IncomingMessage): boolean => {
      if (losesAnswer) reply.resume().on('end', () => incoming.socket.destroy());
      return losesAnswer;
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
