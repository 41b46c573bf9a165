/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { BottomSheet } from '../bottom-sheet/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { ToastRegion } from '../toast/index.ts';
import { renderPart } from '../testing/render-part.tsx';

const layers = [
  ['popup', Dialog],
  ['drawer', Drawer],
  ['bottom sheet', BottomSheet],
] as const;

afterEach(() => {
  delete document.documentElement.dataset['modal'];
});

describe.each(layers)('%s', (_name, Layer) => {
  const open = (onClose = jest.fn()) => {
    const result = renderPart(
      <Layer open title="Koszyk" onClose={onClose}>
        Treść
      </Layer>,
    );
    return { ...result, onClose, dialog: screen.getByRole('dialog', { name: 'Koszyk' }) };
  };

  test('opens as a modal and keeps the page from scrolling', () => {
    const { dialog } = open();
    expect(dialog).toHaveProperty('open', true);
    expect('modal' in document.documentElement.dataset).toBe(true);
  });

  test('has the toasts of the shop in its flow, between its head and what it holds', () => {
    renderPart(
      <>
        <Layer open title="Koszyk" onClose={() => {}}>
          Treść
        </Layer>
        <ToastRegion notices={[{ id: 'a', tone: 'success', text: 'Dodano do koszyka' }]} onEnd={() => {}} />
      </>,
    );
    const toast = screen.getByText('Dodano do koszyka');
    expect(screen.getByRole('dialog', { name: 'Koszyk' }).contains(toast)).toBe(true);
    const follows = (a: Node, b: Node): boolean => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(follows(screen.getByRole('heading', { name: 'Koszyk' }), toast) && follows(toast, screen.getByText('Treść'))).toBe(true);
  });

  test('[S-36] closes by Esc', () => {
    const { dialog, onClose } = open();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('[S-36] [S-34] closes by a press on the background, not on its content', () => {
    const { dialog, onClose } = open();
    fireEvent.click(screen.getByText('Treść'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('[J-362] closes when the layout has no place for it any more', () => {
    const Observer = globalThis.ResizeObserver;
    let resize = (): void => undefined;
    globalThis.ResizeObserver = class extends Observer {
      constructor(onResize: ResizeObserverCallback) {
        super(onResize);
        resize = () => onResize([], this);
      }
    };
    const { dialog, onClose } = open();
    globalThis.ResizeObserver = Observer;
    const boxes = jest.spyOn(dialog, 'getClientRects');
    const shown = (count: number) =>
      boxes.mockReturnValue(
        Object.assign(
          Array.from({ length: count }, () => new DOMRect()),
          { item: () => null },
        ),
      );
    shown(1);
    resize();
    expect(onClose).not.toHaveBeenCalled();
    shown(0);
    resize();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('[S-34] [S-37] closes by its button', () => {
    const { onClose } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('is closed before it is taken away, so that the browser can give the focus back to what opened it', () => {
    const { dialog, unmount } = open();
    let stood = false;
    dialog.addEventListener('close', () => {
      stood = dialog.isConnected;
    });
    unmount();
    expect(stood).toBe(true);
  });

  test('gives the page back when it is closed or goes away while open', () => {
    const { rerender, unmount, onClose } = open();
    rerender(
      <Layer open={false} title="Koszyk" onClose={onClose}>
        Treść
      </Layer>,
    );
    expect('modal' in document.documentElement.dataset).toBe(false);
    unmount();
    open().unmount();
    expect('modal' in document.documentElement.dataset).toBe(false);
  });
});

describe('drawer header', () => {
  test('[S-37] has back, info and close, and info unfolds the help text', () => {
    const onBack = jest.fn();
    renderPart(
      <Drawer open title="Koszyk" onClose={() => undefined} onBack={onBack} info="Dostawa jest darmowa od 199 zł.">
        Treść
      </Drawer>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Wróć' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    const help = screen.getByText('Dostawa jest darmowa od 199 zł.');
    expect(help).toHaveProperty('hidden', true);
    fireEvent.click(screen.getByRole('button', { name: 'Pomoc' }));
    expect(help).toHaveProperty('hidden', false);
  });
});
