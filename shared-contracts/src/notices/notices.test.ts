import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';

import { type Interaction, dismissNotice, nextInteraction, noticeKind, noticesQueueAtom, queueInteraction, raiseNotice } from './index.ts';

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
});

describe('interactions queue', () => {
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
