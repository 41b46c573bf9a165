import { describe, expect, it, jest } from '@jest/globals';
import { pushedProducts } from './live-messages.ts';
import { openLiveSocket } from './live-socket.ts';

class FakeSocket extends EventTarget {
  readyState = 1;
  readonly sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

const setup = () => {
  const sockets: FakeSocket[] = [];
  const heard: string[] = [];
  const live = openLiveSocket({
    url: 'ws://shop/ws',
    pathname: () => '/agd.html',
    onMessage: (text) => heard.push(text),
    // A socket of the test's own stands for the browser's; only these members are used.
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
  return { sockets, heard, live };
};

describe('live updates', () => {
  it('[L-02] [N-23] the socket says every 45 s where the visitor is', () => {
    jest.useFakeTimers();
    const { sockets, live } = setup();
    jest.advanceTimersByTime(90_000);
    expect(sockets[0]?.sent).toEqual(Array(2).fill(JSON.stringify({ action: 'ping', pathname: '/agd.html' })));
    live.close();
    jest.useRealTimers();
  });

  it('[L-03] a closed socket comes back after 1 s, one that the page closed does not', () => {
    jest.useFakeTimers();
    const { sockets, live } = setup();
    sockets[0]?.dispatchEvent(new Event('close'));
    jest.advanceTimersByTime(999);
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    live.close();
    sockets[1]?.dispatchEvent(new Event('close'));
    jest.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(2);
    jest.useRealTimers();
  });

  it('[L-06] prices of a push are whole grosze or the message is not believed', () => {
    expect(pushedProducts('{"wsProducts":[{"id":1,"sku":"A","final_price":129900}]}')).toMatchObject([{ sku: 'A', final_price: 129900 }]);
    expect(pushedProducts('{"wsProducts":[{"id":1,"sku":"A","final_price":12.5}]}')).toEqual([]);
    expect(pushedProducts('{"wsCatalog":{}}')).toEqual([]);
    expect(pushedProducts('not json')).toEqual([]);
  });
});
