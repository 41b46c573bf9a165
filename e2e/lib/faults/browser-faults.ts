import type { Page, Route } from '@playwright/test';
import type { RemoteName } from 'shared-contracts/federation';

/** A fault of a remote's files on their way to the browser. */
export interface BrowserFault {
  /** Follows the name of the remote in a sentence. */
  readonly name: string;
  /** The files that it hits. */
  readonly hits: (remote: RemoteName) => RegExp;
  readonly answer: (route: Route) => Promise<void>;
  /** The file never comes and never fails: a page has to give it up by itself. */
  readonly hangs?: true;
}

/** Complaints of the browser that a failing remote is bound to cause. */
export const boundComplaints: readonly RegExp[] = [
  /Failed to load resource/,
  /could not be loaded|did not come within/,
  /integrity/i,
  /failed/,
  /preload/,
  /MIME type/,
  // A part of a page that was asked for meanwhile: it falls alone, and says so.
  /PartNotHere/,
];

const entry = (remote: RemoteName): RegExp => new RegExp(`/assets/${remote}/[^/]+/remoteEntry\\.js`);
const scriptsBehindEntry = (remote: RemoteName): RegExp => new RegExp(`/assets/${remote}/[^/]+/(?!remoteEntry)[^/]+\\.js`);
/** Those that the remote loads, and the one file in which a drawn page gets them. */
const stylesheets = (remote: RemoteName): RegExp => new RegExp(`/assets/${remote}/[^/]+/[^/]+\\.css|/page-styles/`);

const status = (code: number) => (route: Route) => route.fulfill({ status: code, contentType: 'text/plain', body: 'not here' });

/** What the page would carry if the wrong bytes had run. */
export const TAMPERED = 'html[data-tampered]';
const foreignScript = 'document.documentElement.dataset.tampered = "";';

/** The file that the host has, changed on its way. */
const changed = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

export const browserFaults = {
  missing: { name: 'has an entry that answers 404', hits: entry, answer: status(404) },
  broken: { name: 'has an entry that answers 500', hits: entry, answer: status(500) },
  hanging: { name: 'has an entry that never answers', hits: entry, answer: () => new Promise(() => {}), hangs: true },
  cutOff: { name: 'has an entry that breaks off', hits: entry, answer: (route) => route.abort('connectionreset') },
  truncated: { name: 'has an entry of which half comes', hits: entry, answer: changed((text) => text.slice(0, text.length / 2)) },
  tampered: {
    name: 'has other bytes than its release',
    hits: entry,
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: foreignScript }),
  },
  mistyped: {
    name: 'has an entry that is said to be a page',
    hits: entry,
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/html; charset=utf-8' } });
    },
  },
  unstyled: { name: 'has no stylesheets', hits: stylesheets, answer: status(404) },
  halved: { name: 'has an entry and nothing behind it', hits: scriptsBehindEntry, answer: status(404) },
} as const satisfies Readonly<Record<string, BrowserFault>>;

/** Lets a fault loose from now on, after `until`. @returns its end */
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
  // The route stays: a request that is being answered would lose its answer with it.
  return () => {
    isOver = true;
  };
};
