import { describe, expect, it } from '@jest/globals';
import { renderingHost, renderingRemote } from '../testing/release-folder.ts';
import { pageServerPerTest } from '../testing/page-server-per-test.ts';

/** A host whose listings fail to be rendered at addresses that say so. */
const server = renderingHost().replace('errors: ', "errors: url.includes('usterka') ? [new Error('broken part')] : ");

const { get: open, shop } = pageServerPerTest({ env: { HTML_CACHE: '0' }, host: { server } });

const get = async (query = '') => (await open(`/agd.html${query}`)).body;
/** Whether the server renders the listing, or leaves it to the browser. */
const isRendered = async () => (await get()).includes('lista');
const fail = async (times: number) => {
  for (let time = 0; time < times; time += 1) await get('?order=usterka');
};

describe('[J-48] a page whose rendering keeps failing on the server', () => {
  it('is left to the browser after five failures, and tried again after half a minute', async () => {
    await fail(4);
    await fail(1);
    expect(await isRendered()).toBe(false);
    shop().clock.pass(29_999);
    expect(await isRendered()).toBe(false);
    shop().clock.pass(1);
    expect([await isRendered(), await isRendered()]).toEqual([true, true]);
  });

  it('stays with the browser when the one try fails, too', async () => {
    await fail(5);
    shop().clock.pass(30_000);
    await fail(1);
    expect(await isRendered()).toBe(false);
  });

  it('is rendered on while most of its addresses can be rendered', async () => {
    for (let time = 0; time < 10; time += 1) {
      await fail(1);
      expect([await isRendered(), await isRendered()]).toEqual([true, true]);
    }
  });

  it('is rendered anew with the next release', async () => {
    await fail(5);
    expect(await isRendered()).toBe(false);
    shop().folder.add({ name: 'mfe-catalog', id: '1.0.1-b', server: renderingRemote('lista') });
    shop().folder.activate({ 'host-shell': '1.0.0-a', 'mfe-catalog': '1.0.1-b' });
    await shop().watcher.look();
    expect(await isRendered()).toBe(true);
  });
});
