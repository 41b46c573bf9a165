import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { RenderedText } from '../releases/host-bundle.ts';
import { TIMED_OUT_PART } from '../../app/timed-out-part.ts';

/**
 * Renders a tree to its end, with everything that suspends, and returns it whole: parts are never hidden behind inline
 * scripts, which the policy forbids and browsers without scripts would never show.
 * What is not ready after `deadlineMs` is left to the browser.
 */
export const renderToText = (tree: ReactNode, deadlineMs: number): Promise<RenderedText> =>
  new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const late = new Error(`not rendered within ${deadlineMs} ms`);
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString('utf8'), errors });
        done();
      },
    });
    let timer: NodeJS.Timeout | undefined;
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        // After the turn: at the deadline React calls this while it still puts its unfinished parts away.
        queueMicrotask(() => pipe(sink));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        errors.push(error);
        return error === late ? TIMED_OUT_PART : undefined;
      },
    });
    timer = setTimeout(() => abort(late), deadlineMs);
  });
