/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { takeEarlyPress, useEarlyPress } from './early-press.ts';

/** As the loader does. */
const keepPress = (event: Event): void => {
  window.amperioPress ??= event;
};

const mount = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  const button = document.querySelector('button');
  if (button === null) throw new Error('there is no button');
  return button;
};

const hydrate = async (): Promise<void> => {
  renderHook(useEarlyPress);
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 5)));
};

beforeEach(() => document.addEventListener('click', keepPress, true));
afterEach(() => {
  document.removeEventListener('click', keepPress, true);
  document.body.replaceChildren();
  delete window.amperioPress;
});

describe('[J-32] a press on a button before the page is alive', () => {
  it('counts once, however often the shopper has pressed', async () => {
    const button = mount('<button type="button"><b>Do koszyka</b></button>');
    button.querySelector('b')?.click();
    button.click();
    const answered = jest.fn();
    button.addEventListener('click', answered);
    await hydrate();
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('is tried again until the part that the button stands in lets it through', async () => {
    const button = mount('<button type="button">Do koszyka</button>');
    button.click();
    const answered = jest.fn();
    button.addEventListener('click', answered);
    // As React does for a part that is not hydrated.
    let closed = 2;
    const stop = (event: Event): void => {
      closed -= 1;
      if (closed >= 0) event.stopPropagation();
    };
    document.body.addEventListener('click', stop, true);
    await hydrate();
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 450)));
    document.body.removeEventListener('click', stop, true);
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when the button has gone meanwhile', async () => {
    const button = mount('<button type="button">Do koszyka</button>');
    button.click();
    const answered = jest.fn();
    button.addEventListener('click', answered);
    button.remove();
    await hydrate();
    expect(answered).not.toHaveBeenCalled();
  });

  it('is left to React when it is what brings the page to life', () => {
    const button = mount('<button type="button">Do koszyka</button>');
    let taken: HTMLElement | null | undefined;
    button.addEventListener('click', () => {
      taken = takeEarlyPress();
    });
    button.click();
    expect(taken).toBeNull();
  });

  it('is the last one that is kept', async () => {
    const button = mount('<button type="button">Do koszyka</button>');
    await hydrate();
    button.click();
    expect(window.amperioPress).toBe(false);
  });
});
