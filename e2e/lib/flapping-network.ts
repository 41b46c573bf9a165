import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { forward } from './forward.ts';
import type { Random } from './seeded-random.ts';

interface NetworkState {
  /** Share of the requests that fail, 0-1: half of these do not reach the server, of the other half the response is lost. */
  readonly failing: number;
  /** Upper bound of the random delay of a request, ms. */
  readonly latencyMs: number;
  /** Every connection is refused. */
  readonly isDown: boolean;
}

const CALM: NetworkState = { failing: 0, latencyMs: 0, isDown: false };

/** A proxy between browsers and a shop, live sockets included, that fails requests at random or all of them. */
export class FlappingNetwork {
  readonly #server: Server;
  readonly #upstream: URL;
  readonly #random: Random;
  readonly #sockets = new Set<Duplex>();
  #state = CALM;
  /** Requests so far, and how many of them were failed. */
  readonly counts = { asked: 0, failed: 0 };

  private constructor(upstream: string, random: Random) {
    this.#upstream = new URL(upstream);
    this.#random = random;
    this.#server = createServer((incoming, answer) => void this.#pass(incoming, answer));
    this.#server.on('upgrade', (incoming, socket, head) => this.#upgrade(incoming, socket, head));
  }

  static async open(upstream: string, random: Random): Promise<FlappingNetwork> {
    const network = new FlappingNetwork(upstream, random);
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`; // it listens on a port
  }

  /** Sets the state; what is not given has no fault. */
  become(state: Partial<NetworkState>): void {
    this.#state = { ...CALM, ...state };
    if (!this.#state.isDown) return;
    this.dropSockets();
    this.#server.closeAllConnections();
  }

  /** Closes all live sockets, as a restarting server does. */
  dropSockets(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.dropSockets();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #isBad(): boolean {
    return this.#state.isDown || this.#random() < this.#state.failing;
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    this.counts.asked += 1;
    const isBad = this.#isBad();
    const isLost = isBad && !this.#state.isDown && this.#random() < 0.5;
    if (isBad) this.counts.failed += 1;
    await wait(this.#state.latencyMs * this.#random());
    if (isBad && !isLost) return void incoming.socket.destroy();
    const take = (reply: IncomingMessage): boolean => {
      if (isLost) reply.resume().on('end', () => incoming.socket.destroy());
      return isLost;
    };
    forward({ upstream: this.#upstream, incoming, answer, take });
  }

  #upgrade({ method = 'GET', url = '/', rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.#isBad()) return void socket.destroy();
    const onward: Socket = connect({ host: this.#upstream.hostname, port: Number(this.#upstream.port) }, () => {
      const headers = rawHeaders.map((text, at) => (at % 2 === 0 ? `\r\n${text}: ` : text)).join('');
      onward.write(`${method} ${url} HTTP/1.1${headers}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const one of [socket, onward]) {
      this.#sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        socket.destroy();
        onward.destroy();
      });
    }
  }
}
