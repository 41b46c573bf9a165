import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { WebSocket, type ClientOptions } from 'ws';

export interface Answer {
  /** 0: the connection broke without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  /** An object is sent as JSON. */
  readonly body?: string | Buffer | object;
}

const CONNECTIONS = 64;
const ANSWER_MS = 60_000;

const bytesOf = (body: Call['body']): string | Buffer | undefined =>
  body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);

/** Somebody with a network address of their own (of this machine) who calls the shop's host. */
export class Caller {
  readonly address: string;
  readonly #port: number;
  readonly #agent: Agent;
  /** Requests so far, connections and messages of sockets included. */
  requests = 0;

  constructor(port: number, address: string) {
    this.#port = port;
    this.address = address;
    this.#agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress: address });
  }

  /** Never rejects: an answer that does not come has status 0. */
  call({ method, path, headers, body }: Call): Promise<Answer> {
    this.requests += 1;
    const sent = bytesOf(body);
    const isJson = sent !== undefined && headers?.['content-type'] === undefined;
    return new Promise((resolve) => {
      const broken = (): void => resolve({ status: 0, headers: {}, body: '' });
      const onward = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          agent: this.#agent,
          method: method ?? (sent === undefined ? 'GET' : 'POST'),
          path,
          timeout: ANSWER_MS,
          headers: {
            ...(isJson && { 'content-type': 'application/json' }),
            ...(sent !== undefined && { 'content-length': Buffer.byteLength(sent) }),
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', broken);
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString('utf8') }),
          );
        },
      );
      onward.on('timeout', () => onward.destroy());
      onward.on('error', broken);
      onward.end(sent);
    });
  }

  /** A raw connection, which the caller closes. */
  connect(): Socket {
    this.requests += 1;
    const socket = connect({ host: '127.0.0.1', port: this.#port, localAddress: this.address });
    socket.on('error', () => undefined); // 'close' follows
    return socket;
  }

  /** Writes text on a raw connection. @returns what came until it was closed, or until the time was up */
  exchange(text: string | Buffer, withinMs = 5_000): Promise<{ readonly text: string; readonly isClosed: boolean }> {
    const socket = this.connect();
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.write(text);
    return new Promise((resolve) => {
      const end = (isClosed: boolean): void => {
        clearTimeout(timer);
        socket.destroy();
        resolve({ text: Buffer.concat(parts).toString('latin1'), isClosed });
      };
      const timer = setTimeout(() => end(false), withinMs);
      socket.once('close', () => end(true));
    });
  }

  /** The shop's live socket, not open yet. */
  socket(options: ClientOptions = {}): WebSocket {
    this.requests += 1;
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/ws`, { ...options, localAddress: this.address });
    socket.on('error', () => undefined); // 'close' follows
    return socket;
  }

  /** The result of a GraphQL document. */
  ask(query: string, variables: object = {}): Promise<Answer> {
    return this.call({ path: '/graphql', body: { query, variables } });
  }

  /** Ends its connections. */
  leave(): void {
    this.#agent.destroy();
  }
}
