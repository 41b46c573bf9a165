import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';

import { dispatchUserEvent } from '../state/index.ts';
import {
  type Interaction,
  dismissNotice,
  dropInteractions,
  nextInteraction,
  noticeKind,
  noticesQueueAtom,
  queueInteraction,
  raiseNotice,
} from './index.ts';

const wrong = [null, undefined, 'text', 7, true, ['list']];

describe('notices', () => {
  it.each([
    ['success', 'success'],
    ['failure', 'error'],
    ['error', 'error'],
    ['false', 'error'],
    [false, 'error'],
    ['warning', 'warning'],
    ['info', 'info'],
    ['notice', 'info'],
  ])('[S-29] the type %p is shown as %s', (type, kind) => expect(noticeKind(type)).toBe(kind));

  it.each(['', 'fatal', 'SUCCESS', undefined, null, true, {}])('[S-30] the unknown type %p is shown as success', (type) => {
    expect(noticeKind(type)).toBe('success');
  });

  it('[Z-40] [B-04] the queue takes objects that say something, and nothing else', () => {
    const store = createStore();
    for (const value of [...wrong, {}, { content: '' }, { content: 5 }]) store.set(raiseNotice, value);
    expect(store.get(noticesQueueAtom)).toEqual([]);
    store.set(raiseNotice, { type: 'warning', topic: 'cart', content: 'Sesja wygasła' });
    store.set(raiseNotice, { content: 'Dodano' });
    store.set(raiseNotice, { id: 'notice-1', content: 'Nowa treść' });
    expect(store.get(noticesQueueAtom)).toEqual([
      { id: 'notice-2', type: 'success', topic: null, content: 'Dodano' },
      { id: 'notice-1', type: 'success', topic: null, content: 'Nowa treść' },
    ]);
    store.set(dismissNotice, 'notice-2');
    expect(store.get(noticesQueueAtom)).toHaveLength(1);
  });

  it('[J-301] a notice takes a card and a link inside the shop, and leaves out what is none', () => {
    const store = createStore();
    const card = { picture: '/media/1', title: 'Pralka', details: '1 299,00 zł' };
    const link = { to: '/checkout/cart', label: 'Zobacz koszyk' };
    store.set(raiseNotice, { id: 'whole', content: 'Dodano', card, link });
    store.set(raiseNotice, { id: 'plain', content: 'Dodano', card: { ...card, picture: 7 }, link: 'cart' });
    for (const to of ['https://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)', ''])
      store.set(raiseNotice, { id: to, content: 'Dodano', card: { title: '' }, link: { ...link, to } });
    const [whole, plain, ...others] = store.get(noticesQueueAtom);
    expect(whole).toMatchObject({ card, link });
    expect(plain).toMatchObject({ card: { ...card, picture: null } });
    for (const notice of others) expect([notice.card, notice.link]).toEqual([undefined, undefined]);
  });
});

describe('interactions queue', () => {
  const run = (store: ReturnType<typeof createStore>): void => {
    for (let left = 5; left > 0; left -= 1) store.set(nextInteraction);
  };
  const queueOf = (ran: string[]) => {
    const store = createStore();
    for (const [unique, type] of [
      ['gift', 'cart-popup'],
      ['energy', 'feature-definition'],
      ['missing', 'cart-popup'],
    ] as const)
      store.set(queueInteraction, { unique, type, code: () => ran.push(unique) });
    return store;
  };

  it.each([
    [{ unique: 'gift' }, ['energy', 'missing']],
    [{ type: 'cart-popup' }, ['energy']],
    [{ unique: 'unknown' }, ['gift', 'energy', 'missing']],
    [undefined, []],
  ])('[D-14] after %p is taken away, there is left %p', (which, left) => {
    const ran: string[] = [];
    const store = queueOf(ran);
    store.set(dropInteractions, which);
    run(store);
    expect(ran).toEqual(left);
  });

  it('[D-14] what waited for a customer goes when they sign out', () => {
    const ran: string[] = [];
    const store = queueOf(ran);
    store.set(dispatchUserEvent, { type: 'reset' });
    run(store);
    expect(ran).toEqual([]);
  });

  it('[D-12] [D-13] [D-15] [Z-41] items need a unique id, join the start or the end, and run one after the other', () => {
    const store = createStore();
    const ran: string[] = [];
    const interaction = (unique: string): Interaction => ({ unique, type: 'popup', code: () => ran.push(unique) });
    for (const item of [interaction('a'), interaction(''), interaction('b'), interaction('a')]) store.set(queueInteraction, item);
    // @ts-expect-error ids are texts
    store.set(queueInteraction, { type: 'popup', code: () => ran.push('5'), unique: 5 });
    store.set(queueInteraction, interaction('first'), 'start');
    for (let left = 5; left > 0; left -= 1) store.set(nextInteraction);
    expect(ran).toEqual(['first', 'a', 'b']);
  });
});
