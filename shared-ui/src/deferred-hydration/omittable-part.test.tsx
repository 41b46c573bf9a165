/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderPart } from '../testing/render-part.tsx';
import { OmittablePart } from './index.ts';
import { useTakesOver } from './use-takes-over.ts';

const Tiles = (): ReactNode => {
  const [pressed, press] = useState(0);
  return (
    <button type="button" onClick={() => press(pressed + 1)}>
      Do koszyka {pressed}
    </button>
  );
};
const page = (
  <OmittablePart className="group" waiting={<span>miejsce</span>}>
    <Tiles />
  </OmittablePart>
);

const idle: (() => void)[] = [];
const onRecoverableError = jest.fn();
let root: Root | undefined;
let place: HTMLElement;

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: (task: () => void) => idle.push(task), cancelIdleCallback: () => undefined });
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  onRecoverableError.mockClear();
  idle.length = 0;
});

const hydrate = async (html: string): Promise<void> => {
  place.innerHTML = html;
  await act(async () => {
    root = hydrateRoot(place, page, { onRecoverableError });
  });
};
const withoutContent = renderToString(page).replace(
  /<!--\$-->.*<!--\/\$-->/,
  '<!--$!--><template data-dgst="late"></template><noscript><a href="/agd.html?calosc=1">Reszta</a></noscript><!--/$-->',
);

describe('[J-349] a part that the document may lack', () => {
  test('is taken over with the page where the document has it', async () => {
    await hydrate(renderToString(page));
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('Do koszyka 1');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test.each([
    ['when the page has nothing else to do', async () => idle.splice(0).forEach((task) => task())],
    ['when the visitor scrolls', async () => void fireEvent.scroll(window)],
  ])('keeps its place, and is rendered %s', async (_title, happens) => {
    await hydrate(withoutContent);
    expect([screen.queryByRole('button'), screen.queryByRole('link')]).toEqual([null, null]);
    expect(screen.getByText('miejsce')).toBeTruthy();
    await act(happens);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('Do koszyka 1');
    expect(screen.queryByText('miejsce')).toBeNull();
  });

  test('is rendered at once after a client-side navigation', () => {
    renderPart(page);
    expect(screen.getByRole('button')).toBeTruthy();
  });
});

test('[J-349] whether the HTML of the server is taken over is known at once, and nothing is rendered again for it', async () => {
  const seen: boolean[] = [];
  const Part = (): ReactNode => {
    seen.push(useTakesOver());
    return <p>część</p>;
  };
  place.innerHTML = renderToString(<Part />);
  expect(seen.splice(0)).toEqual([true]);
  await act(async () => {
    root = hydrateRoot(place, <Part />);
  });
  expect(seen.splice(0)).toEqual([true]);
  renderPart(<Part />);
  expect([...new Set(seen)]).toEqual([false]);
});
