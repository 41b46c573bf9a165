import type { PrefetchPage } from 'shared-contracts';
import type { PageReader, ReaderPorts } from './prefetch.ts';

interface PageReading {
  readonly createReader: (ports: ReaderPorts) => PageReader;
}

/**
 * N-17: what a link shows of its page is known at once; the code that prefetches is loaded by the first call.
 * @param load fetches that code
 */
export const lazyPrefetch = (ports: ReaderPorts, load: () => Promise<PageReading>): PrefetchPage => {
  let reader: Promise<PageReader> | undefined;
  return (path, preview) => {
    if (preview !== undefined) ports.resolver.expect(path, preview);
    reader ??= load().then(({ createReader }) => createReader(ports));
    reader.then(
      (read) => read(path),
      () => void (reader = undefined), // the next call tries again
    );
  };
};
