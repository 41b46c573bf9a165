import { describe, expect, it } from '@jest/globals';
import { Suspense, use, type ReactNode } from 'react';
import { TIMED_OUT_PART } from '../../app/timed-out-part.ts';
import { renderToText } from './render-to-text.ts';

const Late = ({ promise }: { promise: Promise<string> }): ReactNode => <p>{use(promise)}</p>;
const Broken = (): ReactNode => {
  throw new Error('broken part');
};

describe('[J-10] a page rendered on the server', () => {
  it('is whole: what came later stands in its place, without scripts', async () => {
    const long = 'x'.repeat(20_000); // React hides finished parts beyond 12.8 KB by default
    const { html, errors } = await renderToText(
      <main>
        <Suspense fallback="…">
          <Late promise={new Promise((resolve) => setImmediate(() => resolve(long)))} />
        </Suspense>
      </main>,
      1_000,
    );
    expect(html).toBe(`<main><!--$--><p>${long}</p><!--/$--></main>`);
    expect(errors).toEqual([]);
  });

  it('leaves to the browser what is not ready in time', async () => {
    const { html, errors } = await renderToText(
      <main>
        <h1>AGD</h1>
        <Suspense fallback={<p>Wczytywanie</p>}>
          <Late promise={new Promise(() => {})} />
        </Suspense>
      </main>,
      20,
    );
    expect(html).toContain('<h1>AGD</h1>');
    expect(html).toContain('<p>Wczytywanie</p>');
    expect(String(errors[0])).toContain('not rendered within 20 ms');
    // The browser is told that this is no fault (`isTimedOutPart`).
    expect(html).toContain(`data-dgst="${TIMED_OUT_PART}"`);
  });

  it('stands around a part that throws', async () => {
    const { html, errors } = await renderToText(
      <main>
        <h1>AGD</h1>
        <Suspense fallback={<p>Wczytywanie</p>}>
          <Broken />
        </Suspense>
      </main>,
      1_000,
    );
    expect(html).toContain('<h1>AGD</h1>');
    expect(errors.map(String)).toEqual(['Error: broken part']);
  });

  it('fails as a whole only when its frame does', async () => {
    await expect(renderToText(<Broken />, 1_000)).rejects.toThrow('broken part');
  });
});
