/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode, Suspense, useEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { LATER_MARK } from 'shared-contracts';
import { renderToString } from 'react-dom/server';
import { renderPart } from '../testing/render-part.tsx';
import { DeferredHydration } from './index.ts';
import * as css from './deferred-hydration.css.ts';

let intersect: () => void;
class Observer {
  constructor(notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    intersect = () => notify([{ isIntersecting: true }]);
  }
  observe(): void {}
  disconnect(): void {}
}

const onRecoverableError = jest.fn();
let root: Root | undefined;
let place: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  onRecoverableError.mockClear();
});

const onMount = jest.fn();
const onBuy = jest.fn();
const Shelf = ({ title }: { readonly title: string }): ReactNode => {
  useEffect(() => {
    onMount();
    return () => void onMount.mockClear();
  }, []);
  return (
    <section>
      <h2>{title}</h2>
      <button type="button" onClick={onBuy}>
        Do koszyka
      </button>
    </section>
  );
};

const page = (title: string, omittable = false): ReactNode => (
  <StrictMode>
    <DeferredHydration height="row" omittable={omittable}>
      <Shelf title={title} />
    </DeferredHydration>
  </StrictMode>
);

/** The server-rendered page at the start of hydration. */
const open = async (): Promise<HTMLElement> => {
  place.innerHTML = renderToString(
    <div className={`${css.container} ${css.placeholder.row}`} {...LATER_MARK}>
      <Suspense>
        <Shelf title="Bestsellery" />
      </Suspense>
    </div>,
  );
  const rendered = screen.getByRole('button');
  await act(async () => {
    root = hydrateRoot(place, page('Bestsellery'), { onRecoverableError });
  });
  return rendered;
};

describe('a part below the first screen', () => {
  test('stays as the server has rendered it, and hydrates when it comes near the viewport', async () => {
    const rendered = await open();
    expect(onMount).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toBe(rendered);
    await act(async () => intersect());
    expect(onMount).toHaveBeenCalled();
    expect(screen.getByRole('button')).toBe(rendered);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('[J-32] a press on one of its buttons counts, though it is what starts the hydration', async () => {
    const rendered = await open();
    await act(async () => void fireEvent.click(rendered));
    expect(onBuy).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toBe(rendered);
  });

  test('hasChanged wake it: they are shown in what stands there, which is not rendered anew', async () => {
    const rendered = await open();
    await act(async () => root?.render(page('Polecane')));
    expect(screen.getByRole('heading').textContent).toBe('Polecane');
    expect(screen.getByRole('button')).toBe(rendered);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('[J-110] whose content the server has left out keeps its place, and renders when it comes near the viewport', async () => {
    place.innerHTML = `<div class="${css.container} ${css.placeholder.row}" data-later="" data-omittable=""><!--$!--><template data-dgst="late"></template><!--/$--></div>`;
    await act(async () => {
      root = hydrateRoot(place, page('Bestsellery', true), { onRecoverableError });
    });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(place.querySelector(`.${css.room.row}`)).not.toBeNull();
    expect(onRecoverableError.mock.calls).toMatchObject([[{ digest: 'late' }, {}]]);
    await act(async () => intersect());
    expect(screen.getByRole('heading').textContent).toBe('Bestsellery');
    fireEvent.click(screen.getByRole('button'));
    expect(onMount).toHaveBeenCalled();
  });

  test('renders at once after a client-side navigation', () => {
    renderPart(page('Bestsellery'));
    fireEvent.click(screen.getByRole('button'));
    expect(onMount).toHaveBeenCalled();
  });
});
