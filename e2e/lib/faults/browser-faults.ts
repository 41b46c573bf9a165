import type { Page, Route } from '@playwright/test';
import type { RemoteName } from 'shared-contracts/federation';

/** A fault of a remote's files on their way to the browser. */
export interface BrowserFault {
  /** A predicate for test titles, such as 'has no stylesheets'; the name of the remote precedes it. */
  readonly name: string;
  /** Addresses of the affected files. */
  readonly hits: (remote: RemoteName) => RegExp;
  readonly answer: (route: Route) => Promise<void>;
  /** The request never ends: the page has to time out. */
  readonly hangs?: true;
}

/** Complaints of the browser that every failing remote causes. */
export const expectedComplaints: readonly RegExp[] = [
  /Failed to load resource/,
  /could not be loaded|did not come within/,
  /integrity/i,
  /failed/,
  /preload/,
  /MIME type/,
  // A part of a page whose request fails is reported on its own.
  /PartLoadError/,
];

const entry = (remote: RemoteName): RegExp => new RegExp(`/assets/${remote}/[^/]+/remoteEntry\\.js`);
const scriptsBehindEntry = (remote: RemoteName): RegExp => new RegExp(`/assets/${remote}/[^/]+/(?!remoteEntry)[^/]+\\.js`);
/** Those that the remote loads, and the combined file of a page rendered by the server. */
const stylesheets = (remote: RemoteName): RegExp => new RegExp(`/assets/${remote}/[^/]+/[^/]+\\.css|/page-styles/`);

const status = (code: number) => (route: Route) => route.fulfill({ status: code, contentType: 'text/plain', body: 'not here' });

/** Matches if the replaced script has run. */
export const TAMPERED = 'html[data-tampered]';
const foreignScript = 'document.documentElement.dataset.tampered = "";';

/** Answers with the host's file, its body changed. */
const changed = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

export const browserFaults = {
  missing: { name: 'has an entry that answers 404', hits: entry, answer: status(404) },
  broken: { name: 'has an entry that answers 500', hits: entry, answer: status(500) },
  hanging: { name: 'has an entry that never answers', hits: entry, answer: () => new Promise(() => {}), hangs: true },
  cutOff: { name: 'has an entry whose connection breaks', hits: entry, answer: (route) => route.abort('connectionreset') },
  truncated: { name: 'has a truncated entry', hits: entry, answer: changed((text) => text.slice(0, text.length / 2)) },
  tampered: {
    name: 'has an entry with other bytes than its release',
    hits: entry,
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: foreignScript }),
  },
  mistyped: {
    name: 'has an entry with the content type of a page',
    hits: entry,
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/html; charset=utf-8' } });
    },
  },
  unstyled: { name: 'has no stylesheets', hits: stylesheets, answer: status(404) },
  halved: { name: 'has an entry whose other scripts are missing', hits: scriptsBehindEntry, answer: status(404) },
} as const satisfies Readonly<Record<string, BrowserFault>>;

/** Answers matching requests with the fault, each after `until` has settled. @returns a function that ends the fault */
export const inject = async (
  page: Page,
  remote: RemoteName,
  fault: BrowserFault,
  until: Promise<unknown> = Promise.resolve(),
): Promise<() => void> => {
  let isOver = false;
  await page.route(fault.hits(remote), async (route) => {
    await until;
    await (isOver ? route.continue() : fault.answer(route));
  });
  // The route is not removed: a request in progress would never be answered.
  return () => {
    isOver = true;
  };
};
