/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai';
import { noticesQueueAtom } from 'shared-contracts';
import { Component, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { renderPart } from '../testing/render-part.tsx';
import { FailedDialog, FailedInPlace, FailedLine, lazyPart, nothing } from './index.ts';

const missing = new Error('Loading chunk 12 failed');

/** Code that can be loaded only when the test says so. */
const createCode = <Props extends object>(part: ComponentType<Props>) => {
  const load = jest.fn<() => Promise<{ readonly default: ComponentType<Props> }>>();
  load.mockRejectedValue(missing);
  return { load, arrives: () => load.mockResolvedValue({ default: part }) };
};

// Every browser has it, jsdom does not.
const reported = jest.fn<(error: unknown) => void>();

beforeEach(() => {
  reported.mockClear();
  Object.assign(globalThis, { reportError: reported });
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs every error that a boundary catches
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** The page around the part: it must stay whatever happens. */
const show = (part: ReactNode) =>
  act(async () => {
    renderPart(
      <Provider>
        <h1>Produkt</h1>
        <Suspense fallback={null}>{part}</Suspense>
        <Notices />
      </Provider>,
    );
  });
const Notices = (): ReactNode => useAtomValue(noticesQueueAtom).map(({ id, content }) => <p key={id}>{content}</p>);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const pageStands = () => expect(screen.getByRole('heading', { name: 'Produkt' })).toBeTruthy();

const Reviews = ({ total }: { readonly total: number }): ReactNode => <p>Opinie: {total}</p>;

describe('[J-59] a part whose code comes when it is wanted', () => {
  test('is there when its code is', async () => {
    const code = createCode(Reviews);
    code.arrives();
    const Part = lazyPart(code.load, FailedInPlace);
    await show(<Part total={7} />);
    expect(screen.getByText('Opinie: 7')).toBeTruthy();
    expect(reported).not.toHaveBeenCalled();
  });

  test.each([
    ['falls', FailedInPlace],
    ['and is small falls', FailedLine],
  ])('%s alone when its code does not come, tells why, and a press brings it', async (_title, failed) => {
    const code = createCode(Reviews);
    const Part = lazyPart(code.load, failed);
    await show(<Part total={7} />);
    pageStands();
    expect(screen.getByRole('alert').textContent).toContain('Nie udało się wczytać tej części strony');
    expect([code.load.mock.calls.length, reported.mock.calls]).toEqual([1, [[missing]]]);
    await press('Spróbuj ponownie');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(code.load).toHaveBeenCalledTimes(2);
    code.arrives();
    await press('Spróbuj ponownie');
    expect(screen.getByText('Opinie: 7')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is asked for again when the page shows it another time', async () => {
    const code = createCode(Reviews);
    const Part = lazyPart(code.load, nothing);
    await show(<Part total={7} />);
    pageStands();
    expect(screen.queryByText('Opinie: 7')).toBeNull();
    cleanup();
    code.arrives();
    await show(<Part total={7} />);
    expect(screen.getByText('Opinie: 7')).toBeTruthy();
  });

  test('that throws while it is rendered is an error of the page, not of its code', async () => {
    class Page extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
      override state: { readonly error: unknown } = { error: undefined };
      static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
        return { error };
      }
      override render(): ReactNode {
        return this.state.error === undefined ? this.props.children : <p>strona: {String(this.state.error)}</p>;
      }
    }
    const code = createCode(() => {
      throw new Error('broken on purpose');
    });
    code.arrives();
    const Part = lazyPart(code.load, FailedInPlace);
    await show(
      <Page>
        <Part />
      </Page>,
    );
    expect(screen.getByText('strona: Error: broken on purpose')).toBeTruthy();
  });
});

describe('[J-59] a dialog whose code does not come', () => {
  const Dialog = (): ReactNode => <div role="dialog">Powiększenie</div>;
  const message = 'Nie udało się wczytać tej części strony. Spróbuj ponownie.';

  test.each([
    ['is closed with a notice, and the next press asks again', false],
    ['that stays on the page while it is closed does the same', true],
  ])('%s', async (_title, stays) => {
    const code = createCode<{ readonly open: boolean; readonly onClose: () => void }>(Dialog);
    const Zoom = lazyPart(code.load, FailedDialog);
    const Gallery = (): ReactNode => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Powiększ
          </button>
          {(open || stays) && <Zoom open={open} onClose={() => setOpen(false)} />}
        </>
      );
    };
    await show(<Gallery />);
    expect(screen.queryByText(message)).toBeNull();
    const ahead = stays ? 1 : 0;
    await press('Powiększ');
    expect([screen.getAllByText(message).length, code.load.mock.calls.length]).toEqual([1, ahead + 1]);
    pageStands();
    await press('Powiększ');
    expect([screen.getAllByText(message).length, code.load.mock.calls.length]).toEqual([1, ahead + 2]);
    code.arrives();
    await press('Powiększ');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
