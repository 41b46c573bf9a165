import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { noticesQueueAtom, raiseNotice } from '../notices/index.ts';
import {
  closeModal,
  hideTooltipNotice,
  modalAtom,
  NO_MODAL,
  NO_TOOLTIP,
  openModal,
  setModalMouseOver,
  showTooltipNotice,
  tooltipNoticeAtom,
} from './index.ts';

const wrong = [null, undefined, 'text', 7, true, ['list']];

describe('popup and tooltip', () => {
  it('[D-16] popup, tooltip and the queue of notices take objects and nothing else', () => {
    const store = createStore();
    for (const value of wrong) {
      store.set(openModal, value);
      store.set(showTooltipNotice, value);
      store.set(raiseNotice, value);
    }
    expect([store.get(modalAtom), store.get(tooltipNoticeAtom), store.get(noticesQueueAtom)]).toEqual([NO_MODAL, NO_TOOLTIP, []]);
  });

  it('[D-16] whether the pointer is over the popup is a boolean', () => {
    const store = createStore();
    store.set(openModal, { modalId: 'a', mouseOver: 'yes' });
    expect(store.get(modalAtom).mouseOver).toBe(false);
    store.set(setModalMouseOver, true);
    for (const value of ['no', 0, null, {}]) store.set(setModalMouseOver, value);
    expect(store.get(modalAtom).mouseOver).toBe(true);
  });

  it('[Z-37] a popup has data, position, id, pointer and time, and closing forgets them', () => {
    const store = createStore();
    store.set(openModal, { modalId: 'promotion', data: { title: 'Zestaw' }, position: 'bottom', timeId: 5 });
    expect(store.get(modalAtom)).toEqual({
      modalId: 'promotion',
      data: { title: 'Zestaw' },
      position: 'bottom',
      mouseOver: false,
      timeId: 5,
    });
    store.set(closeModal);
    expect(store.get(modalAtom)).toEqual(NO_MODAL);
  });

  it('[Z-34] a tooltip has the id of what it belongs to and its text; the next one takes its place', () => {
    const store = createStore();
    store.set(showTooltipNotice, { noticeId: 'link', content: 'Skopiowano' });
    store.set(showTooltipNotice, { noticeId: 'link', content: '' });
    expect(store.get(tooltipNoticeAtom)).toEqual({ noticeId: 'link', content: 'Skopiowano' });
    store.set(hideTooltipNotice);
    expect(store.get(tooltipNoticeAtom)).toEqual(NO_TOOLTIP);
  });
});
