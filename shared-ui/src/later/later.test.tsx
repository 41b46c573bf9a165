/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode, Suspense, useEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { LATER_MARK } from 'shared-contracts';
import { renderToString } from 'react-dom/server';
import { renderPart } from '../internal/testing.tsx';
import { Later } from './index.ts';
import * as css from './later.css.ts';

let comeNear: () => void;
class Observer {
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    comeNear = () => tell([{ isIntersecting: true }]);
  }
  observe(): void {}
  disconnect(): void {}
}

const complain = jest.fn();
let root: Root | undefined;
let place: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  complain.mockClear();
});

const onAlive = jest.fn();
const onBuy = jest.fn();
const Shelf = ({ title }: { readonly title: string }): ReactNode => {
  useEffect(() => {
    onAlive();
    return () => void onAlive.mockClear();
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

const page = (title: string): ReactNode => (
  <StrictMode>
    <Later height="row">
      <Shelf title={title} />
    </Later>
  </StrictMode>
);

/** The page as the server has drawn it, whose script has just started. */
const open = async (): Promise<HTMLElement> => {
  place.innerHTML = renderToString(
    <div className={`${css.place} ${css.asleep.row}`} {...LATER_MARK}>
      <Suspense>
        <Shelf title="Bestsellery" />
      </Suspense>
    </div>,
  );
  const drawn = screen.getByRole('button');
  await act(async () => {
    root = hydrateRoot(place, page('Bestsellery'), { onRecoverableError: complain });
  });
  return drawn;
};

describe('a part below the first screen', () => {
  test('[O-03] stands as the server has drawn it, and comes to life when the shopper comes near', async () => {
    const drawn = await open();
    expect(onAlive).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toBe(drawn);
    await act(async () => comeNear());
    expect(onAlive).toHaveBeenCalled();
    expect(screen.getByRole('button')).toBe(drawn);
    expect(complain).not.toHaveBeenCalled();
  });

  test('[C-23] a press on a button of it counts, though the press is what wakes it', async () => {
    const drawn = await open();
    await act(async () => void fireEvent.click(drawn));
    expect(onBuy).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toBe(drawn);
  });

  test('news wake it: they are shown in what stands there, which is not drawn anew', async () => {
    const drawn = await open();
    await act(async () => root?.render(page('Polecane')));
    expect(screen.getByRole('heading').textContent).toBe('Polecane');
    expect(screen.getByRole('button')).toBe(drawn);
    expect(complain).not.toHaveBeenCalled();
  });

  test('is there at once on a page that the browser draws', () => {
    renderPart(page('Bestsellery'));
    fireEvent.click(screen.getByRole('button'));
    expect(onAlive).toHaveBeenCalled();
  });
});
