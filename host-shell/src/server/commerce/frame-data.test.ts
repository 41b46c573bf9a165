import { describe, expect, it } from '@jest/globals';
import { createFakeClock } from 'shared-contracts/testing';
import { CommerceUnavailable } from './commerce.ts';
import { FrameDataCache } from './frame-data.ts';
import { FakeCommerce } from '../testing/fake-commerce.ts';

const setup = () => {
  const clock = createFakeClock();
  const commerce = new FakeCommerce();
  const frames = new FrameDataCache(commerce, clock.now);
  return { clock, commerce, frames, asked: () => commerce.countOf('HeaderData') };
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('header and footer of every page', () => {
  it('are fetched once for a store, by however many pages at once', async () => {
    const { frames, asked, commerce } = setup();
    const [one, other] = await Promise.all([frames.get('amperio', 'pl'), frames.get('amperio', 'pl')]);
    expect(one).toBe(other);
    expect(asked()).toBe(1);
    await frames.get('amperio_pro', 'pl');
    expect([asked(), commerce.asked.at(-1)?.store]).toEqual([2, 'amperio_pro']);
  });

  it('[J-106] are kept in each language, and asked for in it', async () => {
    const { frames, asked, commerce } = setup();
    const polish = await frames.get('amperio', 'pl');
    const ukrainian = await frames.get('amperio', 'ua');
    expect(ukrainian).not.toBe(polish);
    expect([await frames.get('amperio', 'ua'), await frames.get('amperio', 'pl'), asked()]).toEqual([ukrainian, polish, 2]);
    expect(commerce.asked.map(({ language }) => language)).toEqual(['pl', 'pl', 'pl', 'ua', 'ua', 'ua']);
    frames.drop();
    expect(await frames.get('amperio', 'ua')).not.toBe(ukrainian);
  });

  it('[H-09] are kept for an hour', async () => {
    const { frames, asked, clock } = setup();
    const first = await frames.get('amperio', 'pl');
    clock.pass(3_599_999);
    expect(await frames.get('amperio', 'pl')).toBe(first);
    await turn();
    expect(asked()).toBe(1);
    clock.pass(1);
    expect(await frames.get('amperio', 'pl')).toBe(first);
    await turn();
    expect(asked()).toBe(2);
    expect(await frames.get('amperio', 'pl')).not.toBe(first);
  });

  it('are renewed behind the page after an hour; a failed renewal is nobody’s trouble', async () => {
    const { frames, asked, clock, commerce } = setup();
    const first = await frames.get('amperio', 'pl');
    clock.pass(3_600_000);
    commerce.down();
    expect(await frames.get('amperio', 'pl')).toBe(first);
    await turn();
    expect(await frames.get('amperio', 'pl')).toBe(first);
    await turn();
    commerce.failure = null;
    await frames.get('amperio', 'pl');
    await turn();
    expect(await frames.get('amperio', 'pl')).not.toBe(first);
    expect(asked()).toBe(4);
  });

  it('[H-09] after a change the next page waits for the new ones, or takes the old ones when there are none', async () => {
    const { frames, commerce } = setup();
    const first = await frames.get('amperio', 'pl');
    frames.drop();
    commerce.down();
    expect(await frames.get('amperio', 'pl')).toBe(first);
    commerce.failure = null;
    expect(await frames.get('amperio', 'pl')).not.toBe(first);
  });

  it('a change while they are fetched is not lost', async () => {
    const { frames, asked, commerce } = setup();
    let go = () => {};
    commerce.gate = new Promise((resolve) => (go = resolve));
    const early = frames.get('amperio', 'pl');
    frames.drop();
    const late = frames.get('amperio', 'pl');
    go();
    expect(await early).not.toBe(await late);
    expect([(await frames.get('amperio', 'pl')) === (await late), asked()]).toEqual([true, 2]);
  });

  it('are missed when there never were any', async () => {
    const { frames, commerce } = setup();
    commerce.down();
    await expect(frames.get('amperio', 'pl')).rejects.toThrow(CommerceUnavailable);
    commerce.failure = null;
    expect((await frames.get('amperio', 'pl')).storeConfig.store_code).toBe('amperio');
  });
});
