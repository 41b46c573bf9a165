import { readContentMessage, readServerMessage } from 'shared-contracts/live';
import { WebSocket } from 'ws';

type Message = Readonly<Record<string, unknown>>;

/** A socket at `/ws`, as a browser has one. */
export interface Live {
  send(message: object | string): void;
  /** The next unread message. @throws when it does not match the schema with which pages parse messages */
  next(): Promise<Message>;
  close(): void;
}

/** Opens the live socket of a server. @param query of its address */
export async function connectLive(url: string, query = ''): Promise<Live> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws${query}`);
  const got: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  socket.on('message', (data) => {
    const next = waiting.shift();
    if (next === undefined) got.push(String(data));
    else next(String(data));
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: async () => {
      const text = got.shift() ?? (await new Promise<string>((resolve) => waiting.push(resolve)));
      if (readServerMessage(text) === null && readContentMessage(text) === null) throw new Error(`no page would accept ${text}`);
      // The whole message, including fields that pages do not read.
      return JSON.parse(text) as Message;
    },
    close: () => socket.close(),
  };
}
