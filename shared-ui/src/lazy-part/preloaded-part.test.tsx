/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { lazyPart, nothing, PreloadedPart, type LazyPart } from './index.ts';

const Part = ({ name }: { readonly name: string }): ReactNode => <p>{name}</p>;
// A listener returns nothing.
const mount = (of: LazyPart<{ readonly name: string }>, wanted: boolean | number, onFailure = () => undefined as void): ReactNode => (
  <PreloadedPart of={of} wanted={wanted} props={{ name: 'część' }} onFailure={onFailure} />
);

afterEach(cleanup);

describe('[J-09] a part that is loaded before it is rendered', () => {
  it('is fetched when it is first wanted, and stays', async () => {
    const of = jest.fn(async () => ({ default: Part }));
    const part = lazyPart(of, nothing);
    const { rerender } = render(mount(part, false));
    expect(of).not.toHaveBeenCalled();
    await act(async () => rerender(mount(part, true)));
    expect(screen.getByText('część')).toBeTruthy();
    await act(async () => rerender(mount(part, false)));
    expect(screen.getByText('część')).toBeTruthy();
    expect(of).toHaveBeenCalledTimes(1);
  });

  it("that can't be fetched breaks nothing, says so, and is tried again at the next wish", async () => {
    let works = false;
    const of = jest.fn(async () => {
      if (!works) throw new Error('no network');
      return { default: Part };
    });
    const failed = jest.fn();
    const part = lazyPart(of, nothing);
    const { rerender } = render(mount(part, false, failed));
    await act(async () => rerender(mount(part, true, failed)));
    expect(failed).toHaveBeenCalledTimes(1);
    works = true;
    await act(async () => rerender(mount(part, false, failed)));
    await act(async () => rerender(mount(part, true, failed)));
    expect(screen.getByText('część')).toBeTruthy();
  });

  it('that failed before there was a notice is tried again for the first one, and for the next', async () => {
    const of = jest.fn(async (): Promise<{ readonly default: typeof Part }> => {
      if (of.mock.calls.length < 3) throw new Error('no network');
      return { default: Part };
    });
    const part = lazyPart(of, nothing);
    const { rerender } = render(mount(part, true));
    for (const notices of [1, 2]) await act(async () => rerender(mount(part, notices)));
    expect(screen.getByText('część')).toBeTruthy();
  });
});
