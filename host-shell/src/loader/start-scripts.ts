/** As much of the block `#boot` (`server/pages/html.ts`) as the loader needs: written by the same server. */
interface Boot {
  readonly scripts: readonly { readonly src: string; readonly integrity: string }[];
  readonly late: readonly string[];
  readonly pageData?: string;
}

/** What the page starts with. */
export const readBoot = (): Boot => JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot; // by its own server

/** Asks for the page's data, which the host's script awaits (`client/boot/fetch-page-data.ts`). */
export const fetchPageData = ({ pageData }: Boot): void => {
  if (pageData) (self.amperioPageData ??= fetch(pageData)).catch(() => 0);
};

/**
 * Creates the host's scripts with their integrity, to be run in their order, in a task of their own: with everything that is asked for in
 * one, that was among the longest tasks of a page's start.
 */
export const startScripts = ({ scripts }: Boot): void =>
  void setTimeout(() => {
    for (const script of scripts)
      document.head.append(Object.assign(document.createElement('script'), { crossOrigin: '', async: false, ...script }));
  });

/**
 * Fetches the scripts of the route's remote into the browser's cache, where its loader finds them and checks them. A preload would need
 * each hash in the policy and in the document: half a kilobyte that nothing compresses.
 */
export const prefetchScripts = ({ late }: Boot): void => {
  for (const url of late)
    fetch(url)
      .then((answer) => answer.text())
      .catch(() => 0);
};
