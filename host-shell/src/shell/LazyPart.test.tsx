/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { LazyPart } from './LazyPart.tsx';

const Part = ({ name }: { readonly name: string }): ReactNode => <p>{name}</p>;
const draw = (
  of: () => Promise<{ readonly default: typeof Part }>,
  wanted: boolean | number,
  onFailure = () => undefined as void,
): ReactNode => <LazyPart of={of} wanted={wanted} props={{ name: 'część' }} onFailure={onFailure} />;

afterEach(cleanup);

describe('[J-09] a lazy part', () => {
  it('is fetched when it is first wanted, and stays', async () => {
    const of = jest.fn(async () => ({ default: Part }));
    const { rerender } = render(draw(of, false));
    expect(of).not.toHaveBeenCalled();
    await act(async () => rerender(draw(of, true)));
    expect(screen.getByText('część')).toBeTruthy();
    await act(async () => rerender(draw(of, false)));
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
    const { rerender } = render(draw(of, false, failed));
    await act(async () => rerender(draw(of, true, failed)));
    expect(failed).toHaveBeenCalledTimes(1);
    works = true;
    await act(async () => rerender(draw(of, false, failed)));
    await act(async () => rerender(draw(of, true, failed)));
    expect(screen.getByText('część')).toBeTruthy();
  });

  it('[J-104] that failed before there was a notice is tried again for the first one, and for the next', async () => {
    const of = jest.fn(async (): Promise<{ readonly default: typeof Part }> => {
      if (of.mock.calls.length < 3) throw new Error('no network');
      return { default: Part };
    });
    const { rerender } = render(draw(of, true));
    for (const notices of [1, 2]) await act(async () => rerender(draw(of, notices)));
    expect(screen.getByText('część')).toBeTruthy();
  });
});
