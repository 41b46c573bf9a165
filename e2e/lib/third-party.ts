import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from '../../scripts/lib/ports.ts';

/** Answers normally, closes every connection, or never answers. */
export type Behaviour = 'answers' | 'refuses' | 'hangs';

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // a request without an encoding gives buffers
  return Buffer.concat(parts).toString();
};

/** A fake third-party server: serves scripts, accepts posted data and records all requests. */
export class ThirdParty {
  readonly url: string;
  behaviour: Behaviour = 'answers';
  readonly #server: Server;
  readonly #port: number;
  #asked: string[] = [];
  #posted: unknown[] = [];

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<ThirdParty> {
    const party = new ThirdParty(await freePort());
    await new Promise<void>((resolve) => party.#server.listen(party.#port, '127.0.0.1', resolve));
    return party;
  }

  /** Method and path of each request so far. */
  get asked(): readonly string[] {
    return this.#asked;
  }

  /** The JSON bodies posted so far. */
  get posted(): readonly unknown[] {
    return this.#posted;
  }

  /** Clears the recorded requests. */
  reset(): void {
    this.#asked = [];
    this.#posted = [];
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    this.#asked.push(`${method} ${url}`);
    if (this.behaviour === 'hangs') return;
    if (this.behaviour === 'refuses') {
      request.socket.destroy();
      return;
    }
    if (method === 'POST') {
      this.#posted.push(JSON.parse(await textOf(request)));
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(window.ran ??= []).push(${JSON.stringify(url)})`);
  }
}
