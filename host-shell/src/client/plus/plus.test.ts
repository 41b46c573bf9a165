import { describe, expect, it } from '@jest/globals';
import { createShopStorage } from 'shared-contracts';
import { CLIENT_IP, createMemoryArea } from 'shared-contracts/storage';
import { plusBackdoor } from './backdoor.ts';
import { lookUpClientIp, needsClientIp } from './client-ip.ts';

describe('[T-14] [N-21] the back door of the plus programme', () => {
  const cookies = (): readonly string[] => {
    const set: string[] = [];
    const door = plusBackdoor((text) => void set.push(text));
    door.open();
    door.clear();
    return set;
  };

  it('[F-03] [F-04] is open for 1800 s, and says for 60 s that it has been cleared', () => {
    expect(cookies()).toEqual([
      'amperio_plus_backdoor=1; Max-Age=1800; Path=/; SameSite=Lax',
      'amperio_plus_backdoor=0; Max-Age=60; Path=/; SameSite=Lax',
    ]);
  });
});

describe('[A-62] [T-06] the public address of the browser', () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('[F-02] with plus %p for chosen people %p, looking it up is %p', (plus_enabled, friends_and_family, needed) =>
    expect(needsClientIp({ plus_enabled, friends_and_family })).toBe(needed),
  );

  const lookUp = async (answers: readonly (() => Response)[], { isAllowed = true, before = '' } = {}) => {
    const area = createMemoryArea();
    const storage = createShopStorage({ local: () => area, session: () => createMemoryArea(), now: Date.now });
    if (before !== '') storage.write(CLIENT_IP, before);
    const left = [...answers];
    const asked: unknown[] = [];
    await lookUpClientIp({
      address: '/client-ip',
      storage,
      fetch: (url) => {
        asked.push(url);
        return Promise.resolve((left.shift() ?? (() => new Response('', { status: 503 })))());
      },
      isAllowed: () => isAllowed,
      retryOptions: { wait: async () => {} },
    });
    return { kept: area.getItem('client_ip'), asked };
  };

  it.each(['192.0.2.7', '2001:db8::7'])('%s is kept', async (address) => {
    expect(await lookUp([() => new Response(`${address}\n`)])).toEqual({ kept: address, asked: ['/client-ip'] });
  });

  it('[N-26] is asked for again when there is no answer', async () => {
    expect(await lookUp([() => new Response('', { status: 500 }), () => new Response('192.0.2.7')])).toMatchObject({ kept: '192.0.2.7' });
  });

  it.each<[string, readonly (() => Response)[]]>([
    ['nobody answers', []],
    ['the answer is none', Array.from({ length: 5 }, () => () => new Response('<html>'))],
  ])('is unknown when %s, whatever it was before', async (_, answers) => {
    const { kept, asked } = await lookUp(answers, { before: '192.0.2.1' });
    expect([kept, asked.length]).toEqual([null, 5]);
  });

  it('is not kept when consent was taken back meanwhile', async () => {
    expect(await lookUp([() => new Response('192.0.2.7')], { isAllowed: false, before: '192.0.2.1' })).toMatchObject({ kept: null });
  });
});
