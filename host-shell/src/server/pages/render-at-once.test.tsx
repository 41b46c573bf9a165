import { describe, expect, it } from '@jest/globals';
import { Suspense, use, useId, type ReactNode } from 'react';
import { renderAtOnce } from './render-at-once.ts';
import { renderToText } from './render-to-text.ts';

const Late = (): ReactNode => <p>{use(new Promise<string>(() => {}))}</p>;
const Broken = (): ReactNode => {
  throw new Error('broken part');
};
const Field = (): ReactNode => {
  const id = useId();
  return (
    <label htmlFor={id}>
      {'E-mail'} {'*'} <input id={id} defaultValue="<a>" />
    </label>
  );
};

const page = (part: ReactNode): ReactNode => (
  <main>
    <h1>AGD &amp; RTV</h1>
    <Suspense fallback="…">
      <Field />
      {part}
    </Suspense>
  </main>
);

describe('[J-10] a page rendered at once', () => {
  it('is to the character what the stream renders', async () => {
    const tree = page(<img src="/a.jpg" alt="" fetchPriority="high" />);
    expect(renderAtOnce(tree)).toBe((await renderToText(tree, 1_000)).html);
  });

  it('is left to the stream when a part waits or throws', () => {
    expect(renderAtOnce(page(<Late />))).toBeNull();
    expect(renderAtOnce(page(<Broken />))).toBeNull();
    expect(renderAtOnce(<Late />)).toBeNull();
    expect(renderAtOnce(<Broken />)).toBeNull();
  });
});
