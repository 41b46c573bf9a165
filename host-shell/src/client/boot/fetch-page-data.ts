import { renderedPartDelayMs } from '../../retry-policies.ts';

declare global {
  interface Window {
    /** The page data, asked for by the inline loader (`loader/start-scripts.ts`). */
    amperioPageData?: Promise<Response>;
  }
}

/** The data of this document is gone from the server: the document can only be loaded again. */
export class PageOutdated extends Error {
  override readonly name = 'PageOutdated';
}

export interface PageDataPorts {
  readonly fetch: (url: string) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
}

/** Only an answer ends it: until then the page stays as the server has rendered it. */
const answerOf = async (
  early: Promise<Response> | undefined,
  ask: () => Promise<Response>,
  wait: PageDataPorts['wait'],
): Promise<Response> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await (attempt === 0 && early ? early : ask());
      if (answer.status < 500) return answer;
    } catch {
      // no connection: the next try
    }
    await wait(renderedPartDelayMs(attempt));
  }
};

/**
 * The page data of this document, from the address that its block `#boot` names.
 * @throws PageOutdated when the server has none for it
 */
export const fetchPageData = async (address: string, { fetch, wait }: PageDataPorts): Promise<unknown> => {
  let answer = await answerOf(window.amperioPageData, () => fetch(address), wait);
  // The server that answers may not be the one that has rendered the document: the query names the page to render for it.
  if (answer.status === 404) {
    const page = encodeURIComponent(location.pathname + location.search);
    answer = await answerOf(undefined, () => fetch(`${address}?for=${page}`), wait);
  }
  if (!answer.ok) throw new PageOutdated(`${address} answers ${answer.status}`);
  return answer.json();
};
