import { describe, expect, it, jest } from '@jest/globals';
import { liveAddress } from './index.ts';
import { refreshListing, listingQuestions } from './live-listings.ts';
import { readLiveNotice } from './live-notice.ts';
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
  const received: string[] = [];
  const live = openLiveSocket({
    url: 'ws://shop/ws',
    pathname: () => '/agd.html',
    onMessage: (text) => received.push(text),
    // A socket of the test's own stands for the browser's; only these members are used.
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket; // the members that the code under test uses
    },
  });
  return { sockets, received, live };
};

describe('live updates', () => {
  it('[L-01] the socket stands at the origin of the shop and hears of one store', () => {
    expect(liveAddress({ protocol: 'https:', host: 'sklep.example' }, 'amperio_pro', 3_100)).toBe(
      'wss://sklep.example/ws?store=amperio_pro&changed_within=9',
    );
    expect(liveAddress({ protocol: 'http:', host: 'localhost:3000' }, 'amperio', 0)).toBe(
      'ws://localhost:3000/ws?store=amperio&changed_within=5',
    );
  });

  it('[L-02] [N-23] the socket says every 45 s where the visitor is', () => {
    jest.useFakeTimers();
    const { sockets, live } = setup();
    jest.advanceTimersByTime(90_000);
    expect(sockets[0]?.sent).toEqual(Array(2).fill(JSON.stringify({ action: 'ping', pathname: '/agd.html' })));
    live.close();
    jest.useRealTimers();
  });

  it('[L-03] [N-23] a closed socket comes back after 1 s, one that the page closed does not', () => {
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

  it.each([
    ['Dziś do 20:00 darmowa dostawa', 'Dziś do 20:00 darmowa dostawa'],
    ['  Za chwilę krótka przerwa ', 'Za chwilę krótka przerwa'],
    ['2 sztuki w magazynie', '2 sztuki w magazynie'],
    [' ', null],
    ['{"wsSomethingNew":{}}', null],
    ['{"cut off', null],
    ['[1]', null],
  ])('[S-32] %j is told to the visitor as %j', (text, notice) => expect(readLiveNotice(text)).toBe(notice));

  it('[S-32] a notice is no longer than a toast can show', () => expect(readLiveNotice('a'.repeat(900))).toHaveLength(300));

  it('[L-03] nothing is sent while there is no connection, and each new one is told of', () => {
    const sockets: FakeSocket[] = [];
    let opened = 0;
    const live = openLiveSocket({
      url: 'ws://shop/ws',
      pathname: () => '/',
      onMessage: () => {},
      onOpen: () => (opened += 1),
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket as unknown as WebSocket; // the members that the code under test uses
      },
    });
    sockets[0]?.dispatchEvent(new Event('open'));
    expect(live.isDown()).toBe(false);
    expect([opened, live.send({ action: 'ping' }), sockets[0]?.sent]).toEqual([1, true, ['{"action":"ping"}']]);
    sockets[0]?.close();
    sockets[0]?.dispatchEvent(new Event('close'));
    expect([live.send({ action: 'ping' }), live.isDown()]).toEqual([false, true]);
    live.close();
  });
});

describe('listings that the socket tells of', () => {
  const listing = { total_count: 1, items_ids: ['5'], facets: [], stats: [{ code: 'price', min: 100, max: 100, count: 1 }] };
  const shownListing = {
    rootFields: ['msCategories', 'productsForCategory'],
    variables: { id: '7', ids: [7], attributes: [], sortBy: 'price', sortOrder: 'ASC' },
    data: {
      productsForCategory: { ...listing, __typename: 'ProductListing', stats: [{ ...listing.stats[0], label: 'Cena', unit: 'zł' }] },
    },
  };
  const setup = () => {
    const outdated: boolean[] = [];
    const answers = {
      shown: () => [shownListing],
      outdate: (fits: (query: typeof shownListing) => boolean) => void outdated.push(fits(shownListing)),
    };
    return { outdated, answers };
  };

  it('[L-04] those that are shown are asked for with their filters and order', () => {
    const products = { rootFields: ['msProducts'], variables: { ids: [5] }, data: {} };
    expect(listingQuestions([products, shownListing])).toEqual([
      { action: 'wsCatalog', category_id: '7', attributes: [], sortBy: 'price', sortOrder: 'ASC' },
    ]);
  });

  it('[L-04] one that has changed is read anew, one that is as it is shown is not', () => {
    const { outdated, answers } = setup();
    refreshListing({ category_id: 7, ...listing }, answers);
    expect(outdated).toEqual([]);
    refreshListing({ category_id: 7, ...listing, items_ids: ['6'] }, answers);
    expect(outdated).toEqual([true]);
    refreshListing({ category_id: 8, ...listing }, answers);
    expect(outdated).toEqual([true, false]);
  });
});
