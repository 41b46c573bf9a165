import type { Page } from '@playwright/test';
import type { RemoteName } from 'shared-contracts/federation';

interface Served {
  readonly releases: readonly { readonly name: string; readonly release: string }[];
}
interface Document {
  readonly entry: { readonly path: string };
  readonly exposes: Readonly<Record<string, { readonly js: readonly { readonly path: string }[] }>>;
}

/** File names of the scripts that a remote's exposed modules load at their start. */
const startingScripts = async (page: Page, remote: RemoteName): Promise<ReadonlySet<string>> => {
  // Both shapes are the shop's own.
  const { releases } = (await (await page.request.get('/__federation/releases')).json()) as Served;
  const release = releases.find(({ name }) => name === remote)?.release ?? '';
  // The release's own document.
  const document = (await (await page.request.get(`/releases/${remote}/${release}/release.json`)).json()) as Document;
  return new Set([document.entry.path, ...Object.values(document.exposes).flatMap(({ js }) => js.map(({ path }) => path))]);
};

/** Answers 404 for all scripts of a remote except those that its exposed modules start with. @returns a function that ends this */
export const blockLazyCode = async (page: Page, remote: RemoteName): Promise<() => void> => {
  let isOver = false;
  const starting = await startingScripts(page, remote);
  const scripts = new RegExp(`/assets/${remote}/[^/]+/[^/]+\\.js$`);
  await page.route(scripts, async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (isOver || starting.has(file)) await route.continue();
    else await route.fulfill({ status: 404, contentType: 'text/plain', body: 'not here' });
  });
  return () => {
    isOver = true;
  };
};
