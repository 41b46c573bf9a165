import { WebSocket } from 'ws';

const RECONNECT_MS = 1_000;

/** Listens to the commerce server's pushes: any change of what pages show drops the cached pages. */
export const watchCommerceEvents = (commerceUrl: string, onChange: () => void): { close(): void } => {
  let socket: WebSocket | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = () => {
    socket = new WebSocket(`${commerceUrl.replace(/^http/, 'ws')}/ws`);
    socket.on('message', onChange);
    socket.on('open', onChange); // what was pushed while nobody listened is unknown
    socket.on('error', () => {}); // 'close' follows and reconnects
    socket.on('close', () => {
      if (!closed) timer = setTimeout(connect, RECONNECT_MS);
    });
  };
  connect();
  return {
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.terminate();
    },
  };
};
