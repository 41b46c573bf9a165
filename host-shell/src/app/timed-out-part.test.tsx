/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { Suspense, act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isTimedOutPart } from './timed-out-part.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const page = (part: ReactNode): ReactNode => (
  <main>
    <Suspense fallback={<i>…</i>}>{part}</Suspense>
  </main>
);

const reportedErrors = async (digest: string): Promise<unknown[]> => {
  const root = document.createElement('div');
  root.innerHTML = `<main><!--$!--><template data-dgst="${digest}"></template><i>…</i><!--/$--></main>`;
  const errors: unknown[] = [];
  await act(async () => void hydrateRoot(root, page(<p>Pralki</p>), { onRecoverableError: (error) => errors.push(error) }));
  expect(root.textContent).toBe('Pralki');
  return errors;
};

describe('[J-10] a part that the server has left to the browser', () => {
  it('is rendered by the browser, and known to be no fault', async () => {
    expect((await reportedErrors('late')).map(isTimedOutPart)).toEqual([true]);
  });

  it('that threw on the server is a fault', async () => {
    expect((await reportedErrors('4211')).map(isTimedOutPart)).toEqual([false]);
  });
});
