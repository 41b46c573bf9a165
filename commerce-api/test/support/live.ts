import { WebSocket } from 'ws';

type Message = Readonly<Record<string, unknown>>;

/** A socket at `/ws`, as a browser has one. */
export interface Live {
  send(message: object | string): void;
  /** The next message that has not been read yet. */
  next(): Promise<Message>;
  close(): void;
}

/** Opens the live socket of a server. */
export async function connectLive(url: string): Promise<Live> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  const got: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  socket.on('message', (data) => {
    // Only our own server talks here.
    const message = JSON.parse(String(data)) as Message;
    const next = waiting.shift();
    if (next === undefined) got.push(message);
    else next(message);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: () => {
      const known = got.shift();
      return known === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(known);
    },
    close: () => socket.close(),
  };
}
