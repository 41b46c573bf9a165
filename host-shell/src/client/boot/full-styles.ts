import { namedBy } from '../../app/scroll.ts';
import { stylesDelayMs } from '../../retry-policies.ts';
import type { PageReleases } from 'shared-contracts/federation';

// After the last try the page is hydrated with the styles of its first screen: the tries are at most 1.5 s apart.
const TRIES = 3;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Asks for a stylesheet again, in the place of the old link; the browser joins it to a request that is still under way. */
const askAgain = (old: HTMLLinkElement): { readonly link: HTMLLinkElement; readonly came: Promise<boolean> } => {
  const link = document.createElement('link');
  for (const { name, value } of old.attributes) link.setAttribute(name, value);
  const came = new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
  old.replaceWith(link);
  return { link, came };
};

/** Whether the stylesheet has been loaded. A link whose file failed to load has an empty or unreadable one. */
const isHere = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
};

/** The link when its stylesheet has come, null when that keeps failing. The load event of the first try may have fired before this code ran. */
const loaded = async (first: HTMLLinkElement): Promise<HTMLLinkElement | null> => {
  if (isHere(first)) return first;
  let current = first;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (attempt > 0) await pause(stylesDelayMs(attempt - 1));
    const { link, came } = askAgain(current);
    if (await came) return link;
    current = link;
  }
  return null;
};

/** Address of a file of the page's releases. */
const addressOf = (file: string, { remotes }: PageReleases): string => {
  const base = Object.values(remotes).find(({ assets }) => assets?.[file] !== undefined)?.base ?? '';
  return new URL(base + file, location.href).href;
};

/**
 * Bundlers look a stylesheet up before they load it: webpack's by the name of its file, others by its address. A link that
 * is disabled loads nothing.
 */
const markLoaded = (files: string, releases: PageReleases): void => {
  for (const file of files.split(' ').filter(Boolean)) {
    const mark = document.createElement('link');
    mark.rel = 'stylesheet';
    mark.setAttribute('disabled', '');
    mark.dataset['href'] = file;
    mark.href = addressOf(file, releases);
    document.head.append(mark);
  }
};

/**
 * A link to a part below the first screen (`#opinie`): when the browser looked for it, the part was not displayed. A shopper
 * who has scrolled meanwhile stays there.
 */
const goToFragment = (): void => {
  if (scrollY === 0) namedBy(location.hash)?.scrollIntoView();
};

/**
 * The document holds the styles of its first paint alone; the full stylesheets are loaded as one file. Before anything new
 * is rendered they are applied.
 */
export const applyFullStyles = async (releases: PageReleases): Promise<void> => {
  const first = document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet][data-files]');
  const link = first && (await loaded(first));
  if (link) link.media = 'all';
  // What is below the first screen is shown (`server/styles/later-parts.ts`): as it is, when the styles never come.
  document.documentElement.dataset['styled'] = '';
  goToFragment();
  if (!link) return;
  markLoaded(link.dataset['files'] ?? '', releases);
};
