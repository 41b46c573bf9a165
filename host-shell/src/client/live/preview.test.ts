/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { createBus } from 'shared-contracts';
import { PREVIEW_BAR } from '../../preview-bar.ts';
import { startLiveUpdates } from './index.ts';

class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = [];
  readonly readyState = 1;
  constructor() {
    super();
    FakeSocket.opened.push(this);
  }
  send(): void {
    // Nobody listens.
  }
  close(): void {
    // It was never open.
  }
}

const realSocket = globalThis.WebSocket;
beforeEach(() => {
  FakeSocket.opened.length = 0;
  Object.assign(globalThis, { WebSocket: FakeSocket });
});
afterEach(() => {
  Object.assign(globalThis, { WebSocket: realSocket });
  document.body.replaceChildren();
});

/** Starts live updates, is told of another manufacturer, and reconnects. @returns how often answers were thrown away */
const thrownAway = (): number => {
  const outdate = jest.fn();
  const environment = {
    store: createStore(),
    bus: createBus({ onError: () => {} }),
    answers: { shown: () => [], outdate, holdBack: () => {} },
    resolver: { forgetAll: () => {} },
    language: 'pl',
  };
  // The members that a message about manufacturers and a connection use.
  const live = startLiveUpdates(environment as unknown as Parameters<typeof startLiveUpdates>[0]);
  const [socket] = FakeSocket.opened;
  socket?.dispatchEvent(new Event('open'));
  socket?.dispatchEvent(new MessageEvent('message', { data: '{"wsManufacturers":[{"id":7}]}' }));
  live.close();
  return outdate.mock.calls.length;
};

it('[J-363] a page takes what the shop pushes, the preview of a draft does not', () => {
  expect(thrownAway()).toBe(1);
  const bar = document.createElement('aside');
  bar.id = PREVIEW_BAR;
  document.body.append(bar);
  expect(thrownAway()).toBe(0);
});
