import type { PageMessage } from 'shared-contracts/live';
import { SOCKET_PING_MS, SOCKET_RECONNECT_MS } from 'shared-contracts';

export interface LiveSocketOptions {
  /** L-01 */
  readonly url: string;
  readonly onMessage: (text: string) => void;
  /** At each connection, the later ones too. */
  readonly onOpen?: () => void;
  /** Where the visitor is, for the pings (L-02). */
  readonly pathname: () => string;
  readonly open?: (url: string) => WebSocket;
}

export interface LiveSocket {
  /** False: there is no connection now, and nothing was sent. */
  readonly send: (message: PageMessage) => boolean;
  readonly isOpen: () => boolean;
  /** A connection was lost or refused, and there is no other yet. */
  readonly isDown: () => boolean;
  readonly close: () => void;
}

/** Keeps one socket to the commerce server open: pings every 45 s (L-02), reconnects 1 s after it closes (L-03). */
export const openLiveSocket = ({
  url,
  onMessage,
  pathname,
  onOpen = () => {},
  open = (address) => new WebSocket(address),
}: LiveSocketOptions): LiveSocket => {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let isDown = false;

  const isOpen = (): boolean => socket?.readyState === 1;
  const send = (message: PageMessage): boolean => {
    if (!isOpen()) return false;
    socket?.send(JSON.stringify(message));
    return true;
  };
  const connect = () => {
    socket = open(url);
    socket.addEventListener('open', () => {
      isDown = false;
      onOpen();
    });
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') onMessage(data);
    });
    socket.addEventListener('close', () => {
      isDown = true;
      if (!closed) timer = setTimeout(connect, SOCKET_RECONNECT_MS);
    });
  };
  const ping = setInterval(() => {
    send({ action: 'ping', pathname: pathname() });
  }, SOCKET_PING_MS);
  connect();
  return {
    send,
    isOpen,
    isDown: () => isDown,
    close() {
      closed = true;
      clearInterval(ping);
      clearTimeout(timer);
      socket?.close();
    },
  };
};
