import { describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';

import {
  type Interaction,
  clearInteractions,
  closeModal,
  dismissNotice,
  dropInteractions,
  interactionsQueueAtom,
  modalAtom,
  nextInteraction,
  noticeKind,
  noticesQueueAtom,
  queueInteraction,
  raiseNotice,
  showModal,
  showTooltipNotice,
  tooltipNoticeAtom,
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

  it('[D-16] [Z-40] [B-04] the queue takes objects that say something, and nothing else', () => {
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

  it('[D-16] [Z-34] the tooltip takes objects only', () => {
    const store = createStore();
    for (const value of wrong) store.set(showTooltipNotice, value);
    expect(store.get(tooltipNoticeAtom)).toEqual({ noticeId: null, content: null });
    store.set(showTooltipNotice, { noticeId: 'n', content: 'Opis' });
    expect(store.get(tooltipNoticeAtom)).toEqual({ noticeId: 'n', content: 'Opis' });
  });

  it('[D-16] [Z-37] the modal takes objects only, and mouseOver only as a boolean', () => {
    const store = createStore();
    for (const value of wrong) store.set(showModal, value);
    expect(store.get(modalAtom)).toEqual({ data: null, position: null, modalId: null, mouseOver: false, timeId: null });
    store.set(showModal, { modalId: 'm', mouseOver: 'yes' });
    expect(store.get(modalAtom)).toMatchObject({ modalId: 'm', mouseOver: false });
    store.set(showModal, { mouseOver: true });
    expect(store.get(modalAtom)).toMatchObject({ modalId: 'm', mouseOver: true });
    store.set(closeModal);
    expect(store.get(modalAtom).modalId).toBeNull();
  });
});

describe('interactions queue', () => {
  const interaction = (unique: string, type = 'popup', code = () => {}): Interaction => ({ unique, type, code });
  const uniques = (store: ReturnType<typeof createStore>) => store.get(interactionsQueueAtom).queue.map(({ unique }) => unique);

  it('[D-12] [D-13] [Z-41] items need a unique id and join the start or the end', () => {
    const store = createStore();
    for (const item of [interaction('a'), interaction(''), interaction('b'), interaction('a')]) store.set(queueInteraction, item);
    // @ts-expect-error ids are texts
    store.set(queueInteraction, { type: 'popup', code: () => {}, unique: 5 });
    store.set(queueInteraction, interaction('first'), 'start');
    expect(uniques(store)).toEqual(['first', 'a', 'b']);
  });

  it('[D-14] items are removed by id or by type, or all at once', () => {
    const store = createStore();
    for (const item of [interaction('a'), interaction('b', 'cart'), interaction('c', 'cart'), interaction('d')])
      store.set(queueInteraction, item);
    store.set(dropInteractions, { unique: 'a' });
    store.set(dropInteractions, { type: 'cart' });
    expect(uniques(store)).toEqual(['d']);
    store.set(clearInteractions);
    expect(uniques(store)).toEqual([]);
  });

  it('[D-15] the next item becomes current and its code runs', () => {
    const store = createStore();
    const code = jest.fn();
    store.set(queueInteraction, interaction('a', 'popup', code));
    store.set(nextInteraction);
    expect(store.get(interactionsQueueAtom)).toMatchObject({ queue: [], current: { unique: 'a' } });
    expect(code).toHaveBeenCalledTimes(1);
    store.set(nextInteraction);
    expect(store.get(interactionsQueueAtom).current).toBeNull();
  });
});
