/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { raiseNotice } from 'shared-contracts';
import { renderPart } from '../testing/render-part.tsx';
import { NoticeToasts, ToastRegion, type ToastNotice } from './index.ts';

const notice: ToastNotice = { id: 'a', tone: 'success', text: 'Produkt dodany do koszyka' };
const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('toast', () => {
  const setup = (change: Partial<ToastNotice> = {}) => {
    const onEnd = jest.fn();
    renderPart(<ToastRegion notices={[{ ...notice, ...change }]} onEnd={onEnd} />);
    return onEnd;
  };

  test('[S-28] [N-22] closes by itself after 10 s and a fade of 150 ms', () => {
    const onEnd = setup();
    pass(10_000);
    expect(onEnd).not.toHaveBeenCalled();
    pass(149);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(onEnd).toHaveBeenCalledWith('a');
  });

  test('[S-28] its time stands still while it is pointed at or focused', () => {
    const onEnd = setup();
    pass(9_000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(999);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    pass(150);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  describe('moves with a layer that opens or closes', () => {
    const moveInto = async (place: 'layer' | 'page', layer: HTMLDialogElement): Promise<void> => {
      await act(() => {
        layer.toggleAttribute('open', place === 'layer');
        // Observers are called in a microtask.
        return Promise.resolve();
      });
      expect(layer.contains(screen.getByRole('status'))).toBe(place === 'layer');
    };
    const layer = document.createElement('dialog');
    beforeEach(() => document.body.append(layer));
    afterEach(() => {
      layer.remove();
      layer.removeAttribute('open');
    });

    test('[S-28] and goes on with what is left of its ten seconds', async () => {
      const onEnd = setup();
      pass(6_000);
      await moveInto('layer', layer);
      pass(3_000);
      await moveInto('page', layer);
      pass(999);
      expect(onEnd).not.toHaveBeenCalled();
      pass(1);
      pass(150);
      expect(onEnd).toHaveBeenCalledTimes(1);
    });

    test('[S-28] and time that stood still is not lost', async () => {
      const onEnd = setup();
      pass(6_000);
      fireEvent.pointerEnter(screen.getByRole('status'));
      pass(60_000);
      await moveInto('layer', layer);
      pass(3_999);
      expect(onEnd).not.toHaveBeenCalled();
      pass(1);
      pass(150);
      expect(onEnd).toHaveBeenCalledTimes(1);
    });

    test('[S-28] and leaves at once when it was closed before', async () => {
      const onEnd = setup();
      fireEvent.click(screen.getByRole('button', { name: 'Zamknij powiadomienie' }));
      pass(100);
      await moveInto('layer', layer);
      pass(150);
      expect(onEnd).toHaveBeenCalledTimes(1);
    });
  });

  test('[S-28] a later notice with the id of one that has left has ten seconds of its own', () => {
    const onEnd = jest.fn();
    const region = (notices: readonly ToastNotice[]) => <ToastRegion notices={notices} onEnd={onEnd} />;
    const { rerender } = renderPart(region([notice]));
    pass(9_000);
    rerender(region([]));
    rerender(region([notice]));
    pass(9_999);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    pass(150);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('an error is an alert, a success a status', () => {
    setup({ tone: 'error' });
    expect(screen.getByRole('alert').textContent).toContain('Produkt dodany do koszyka');
  });

  test('[J-301] shows what it is about with picture and details, leads on, and leaves with the press', () => {
    const onEnd = setup({
      card: { picture: '/media/catalog/7/front', title: 'Pralka WISŁOTECH', details: '2 sztuki po 1 799,00 zł' },
      link: { to: '/checkout/cart', label: 'Zobacz koszyk' },
    });
    const status = screen.getByRole('status');
    expect(status.textContent).toContain('Produkt dodany do koszykaPralka WISŁOTECH2 sztuki po 1 799,00 zł');
    expect(status.querySelector('img')?.getAttribute('src')).toContain('/media/catalog/7/front');
    expect(onEnd).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'Zobacz koszyk' }));
    pass(150);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('its action is done once and the toast leaves', () => {
    const onPress = jest.fn();
    const onEnd = setup({ action: { label: 'Cofnij', onPress } });
    fireEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
    pass(150);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});

describe('notices of the shop', () => {
  test('[S-29] [S-30] a failure is shown as an error and an unknown type as a success', () => {
    const store = createStore();
    store.set(raiseNotice, { type: 'failure', content: 'Nie udało się' });
    store.set(raiseNotice, { type: 'cokolwiek', content: 'Zapisano' });
    renderPart(
      <Provider store={store}>
        <NoticeToasts />
      </Provider>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Nie udało się');
    expect(screen.getByRole('status').textContent).toContain('Zapisano');
    // Found by the query, or the click throws.
    fireEvent.click(screen.getAllByRole('button', { name: 'Zamknij powiadomienie' })[0] as HTMLElement);
    pass(150);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
