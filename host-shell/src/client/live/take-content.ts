import type { ShownQuery } from 'shared-contracts/catalogue-client';
import { cleanUrlKey } from 'shared-contracts/resolver';
import type { ResolvedPage } from '../../app/resolved-page.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';

interface ContentPorts {
  readonly answers: Pick<BrowserEnvironment['answers'], 'outdate'>;
  readonly resolver: Pick<BrowserEnvironment['resolver'], 'resolve' | 'latest' | 'forgetAll'>;
  readonly place: () => Pick<Location, 'pathname' | 'search'>;
  readonly reload: () => void;
}

const kindOf = (page: ResolvedPage | null): string | null => (page === null ? null : page.state === 'page' ? page.kind : page.state);

/** Pages, and the parts of the home page. */
const isEdited = ({ rootFields, variables }: ShownQuery): boolean =>
  rootFields.includes('cmsPages') || (rootFields.includes('msCmsBlock') && JSON.stringify(variables).includes('"home_'));

/**
 * J-225: a page that is shown reads again what editors have published of it; one that has been taken down, or leads elsewhere now, is read as a
 * document, which says so. What is visited later is asked for again.
 * @param paths as `cleanUrlKey` writes them
 */
export const takeContent = async ({ answers, resolver, place, reload }: ContentPorts, paths: readonly string[]): Promise<void> => {
  const { pathname, search } = place();
  const isShown = paths.includes(cleanUrlKey(pathname));
  const before = isShown ? await resolver.resolve(pathname, search) : null;
  resolver.forgetAll();
  if (!isShown) return answers.outdate(isEdited);
  const now = await resolver.latest(pathname, search);
  // Without an answer nothing is known: the page stays.
  if (now === null || place().pathname !== pathname) return;
  if (kindOf(now) === kindOf(before)) answers.outdate(() => true);
  else reload();
};
