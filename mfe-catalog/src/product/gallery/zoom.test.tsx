/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShop } from 'shared-contracts/testing';
import ZoomDialog from './ZoomDialog.tsx';

const pictures = ['front', 'side', 'detail'].map((view) => ({ url: `/media/catalog/101/pralka-${view}`, alt: 'Pralka' }));
const picture = () => screen.getByRole('img', { name: 'Pralka' });
const moved = () => picture().closest<HTMLElement>('[style]');
/** Where the picture lies, and how large it is. */
const place = () => moved()?.style.transform;
/** What takes presses. */
const stage = () => moved()?.parentElement ?? document.body;
const count = () => screen.getByText(/^Zdjęcie \d z 3$/).textContent;
/** Of the picture, px. */
const middle = { clientX: 400, clientY: 300 };
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(() => {
  // jsdom lays nothing out, and captures no pointers.
  const box = { x: 0, y: 0, width: 800, height: 600, top: 0, left: 0, right: 800, bottom: 600, toJSON: () => ({}) };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => {} });
  render(<ZoomDialog name="Pralka" pictures={pictures} first={0} onClose={() => {}} />, { wrapper: createTestShop().Wrapper });
});
afterEach(() => void jest.restoreAllMocks());

describe('an enlarged picture', () => {
  test('[J-176] is moved by arrows, which lead to other pictures while it is whole', async () => {
    await press('{ArrowRight}');
    expect(count()).toBe('Zdjęcie 2 z 3');
    await press('+{ArrowRight}{ArrowDown}');
    expect([count(), place()]).toEqual(['Zdjęcie 2 z 3', 'translate(-80px, -80px) scale(1.6)']);
    await press('{ArrowLeft}{ArrowUp}{ArrowUp}');
    expect([count(), place()]).toEqual(['Zdjęcie 2 z 3', 'translate(0px, 80px) scale(1.6)']);
    await press('-{ArrowLeft}');
    expect([count(), place()]).toEqual(['Zdjęcie 1 z 3', 'translate(0px, 0px) scale(1)']);
  });

  test('[J-176] is left alone by shortcuts of the browser', async () => {
    await press('{Control>}+{/Control}{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowLeft}={/Meta}');
    expect([count(), place()]).toEqual(['Zdjęcie 1 z 3', 'translate(0px, 0px) scale(1)']);
  });

  test.each([
    ['of the main button', 'MouseLeft', 2.5],
    ['of the wheel, which scrolls', 'MouseMiddle', 1],
    ['that opens a menu', 'MouseRight', 1],
  ])('[J-176] is enlarged further by a press of the main button alone: one %s', async (_title, button, scale) => {
    await userEvent.pointer({ keys: `[${button}]`, target: stage(), coords: middle });
    expect(place()).toBe(`translate(0px, 0px) scale(${scale})`);
  });

  test('[J-176] is not changed by the end of a press that began elsewhere', async () => {
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: document.body, coords: middle },
      { keys: '[/MouseLeft]', target: stage(), coords: middle },
    ]);
    expect(place()).toBe('translate(0px, 0px) scale(1)');
  });

  test('[J-176] shows the picture that is known already until the large one has come', () => {
    const known = () => stage().querySelector<HTMLImageElement>('[aria-hidden="true"] img');
    expect(known()?.src).toContain(pictures[0]?.url);
    fireEvent.load(known() ?? document.body);
    expect(known()).not.toBeNull();
    fireEvent.load(picture());
    expect(known()).toBeNull();
  });
});
