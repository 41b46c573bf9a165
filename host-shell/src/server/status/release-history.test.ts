import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createPageServer, type PageServer } from '../testing/page-server.ts';
import { ReleaseHistory } from './release-history.ts';

let shop: PageServer;
beforeEach(async () => {
  shop = await createPageServer();
});
afterEach(() => shop.close());

it('[J-50] the last ten changes of what is live are known, the newest first', async () => {
  const history = new ReleaseHistory(shop.watcher.current, () => new Date(shop.clock.now()));
  shop.watcher.onChange((set) => history.learn(set));
  const activate = async (release: string | null) => {
    shop.folder.activate({ 'host-shell': '1.0.0-a', 'mfe-catalog': release });
    await shop.watcher.look();
  };
  expect(history.changes).toEqual([]);
  for (let number = 1; number <= 9; number += 1) {
    shop.folder.add({ name: 'mfe-catalog', id: `1.0.${number}` });
    await activate(`1.0.${number}`);
  }
  await activate(null);
  await activate('1.0.1');
  expect(history.changes).toHaveLength(10);
  expect(history.changes.slice(0, 3).map(({ what, revision }) => [what, revision])).toEqual([
    ['mfe-catalog off → 1.0.1', 12],
    ['mfe-catalog 1.0.9 → off', 11],
    ['mfe-catalog 1.0.8 → 1.0.9', 10],
  ]);
});
