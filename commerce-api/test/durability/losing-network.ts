import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LosingNetworkOptions {
  /** The port of the server on this machine; it may be away for a while. */
  readonly port: number;
  /** Share of the answers that get lost after the server has done its work, 0-1. */
  readonly losing: number;
  readonly random: () => number;
  /** Called with each answer that is passed on, and when its request came (`performance.now()`). */
  readonly onAnswer: (status: number, askedAt: number) => void;
}

/** A proxy in front of the commerce server that loses answers: the caller sees a broken connection. */
export class LosingNetwork {
  readonly #server: Server;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #options: LosingNetworkOptions;
  /** Answers that were lost so far. */
  lost = 0;

  private constructor(options: LosingNetworkOptions) {
    this.#options = options;
    this.#server = createServer((incoming, answer) => this.#pass(incoming, answer));
  }

  static async open(options: LosingNetworkOptions): Promise<LosingNetwork> {
    const network = new LosingNetwork(options);
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`; // it listens on a port
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#agent.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const { port, losing, random, onAnswer } = this.#options;
    const { method, url: path, headers } = incoming;
    const askedAt = performance.now();
    const breakOff = (): void => void incoming.socket.destroy();
    const onward = request({ host: '127.0.0.1', port, method, path, headers, agent: this.#agent }, (reply) => {
      reply.on('error', breakOff);
      if (random() < losing) {
        this.lost += 1;
        reply.resume().on('end', breakOff);
        return;
      }
      const status = reply.statusCode ?? 502;
      onAnswer(status, askedAt);
      answer.writeHead(status, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', breakOff);
    incoming.pipe(onward);
  }
}
