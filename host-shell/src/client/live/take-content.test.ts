import { expect, it, jest } from '@jest/globals';
import type { ShownQuery } from 'shared-contracts/catalogue-client';
import { bareResolution } from 'shared-contracts/resolver';
import type { PageResolver } from '../../app/page-resolver.ts';
import type { ResolvedPage } from '../../app/resolved-page.ts';
import { takeContent } from './take-content.ts';

const page = (kind: 'cms' | 'unpublished'): ResolvedPage => ({
  state: 'page',
  kind,
  params: {},
  resolution: bareResolution(kind === 'cms' ? 'CMS_PAGE' : 'UNPUBLISHED', 1),
});

const setup = (after: ResolvedPage | null) => {
  const outdated: ((query: ShownQuery) => boolean)[] = [];
  const reload = jest.fn();
  const forgetAll = jest.fn();
  const resolver: Pick<PageResolver, 'resolve' | 'latest' | 'forgetAll'> = {
    resolve: async () => page('cms'),
    latest: async () => after,
    forgetAll,
  };
  const ports = {
    answers: { outdate: (fits: (query: ShownQuery) => boolean) => void outdated.push(fits) },
    resolver,
    place: () => ({ pathname: '/regulamin.html', search: '' }),
    reload,
  };
  const other: ShownQuery = { rootFields: ['msProducts'], variables: {}, data: null };
  return { ports, reload, forgetAll, isReadAgain: () => outdated.some((fits) => fits(other)) };
};

it('[J-225] an open page reads again what an editor has published of it, without a reload', async () => {
  const { ports, reload, isReadAgain } = setup(page('cms'));
  await takeContent(ports, ['/regulamin']);
  expect([isReadAgain(), reload.mock.calls.length]).toEqual([true, 0]);
});

it('[J-225] a page that is taken down or moved while it is read is read as a document', async () => {
  for (const after of [page('unpublished'), { state: 'redirect', to: '/nowy.html', restored: [] } as const]) {
    const { ports, reload } = setup(after);
    await takeContent(ports, ['/regulamin']);
    expect(reload).toHaveBeenCalledTimes(1);
  }
});

it('[J-225] a page without an answer stays, and one that is not named only forgets', async () => {
  const silent = setup(null);
  await takeContent(silent.ports, ['/regulamin']);
  const other = setup(page('unpublished'));
  await takeContent(other.ports, ['/']);
  for (const { reload, isReadAgain, forgetAll } of [silent, other])
    expect([reload.mock.calls.length, isReadAgain(), forgetAll.mock.calls.length]).toEqual([0, false, 1]);
});
