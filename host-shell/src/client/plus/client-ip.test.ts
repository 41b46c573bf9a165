import { describe, expect, it } from '@jest/globals';
import { CLIENT_IP, createMemoryArea, createShopStorage } from 'shared-contracts/storage';
import { lookUpClientIp } from './client-ip.ts';

const config = { plus_enabled: true, friends_and_family: true, plus_whitelist_ips: ['203.0.113.7'] };

const setUp = (answer: () => Promise<Response>) => {
  const asked: string[] = [];
  const area = createMemoryArea();
  const storage = createShopStorage({ local: () => area, session: () => createMemoryArea(), now: () => 0, cacheNames: [] });
  const fetch = (path: string): Promise<Response> => {
    asked.push(path);
    return answer();
  };
  return { asked, area, storage, fetch };
};

describe('the public network address', () => {
  it('[F-02] [A-62] [T-06] is looked up in plus mode and kept', async () => {
    const { asked, area, storage, fetch } = setUp(async () => new Response('203.0.113.7\n'));
    await lookUpClientIp(config, { fetch, storage });
    expect([asked, area.getItem('client_ip')]).toEqual([['/client-ip'], '203.0.113.7']);
  });

  it.each([
    ['the programme is off', { plus_enabled: false }],
    ['everybody has it', { friends_and_family: false }],
    ['no address is chosen', { plus_whitelist_ips: [] }],
  ])('[F-02] [A-62] is not asked for, and not kept, when %s', async (_, change) => {
    const { asked, storage, fetch } = setUp(async () => new Response('203.0.113.7'));
    storage.write(CLIENT_IP, '203.0.113.9');
    await lookUpClientIp({ ...config, ...change }, { fetch, storage });
    expect([asked, storage.read(CLIENT_IP)]).toEqual([[], undefined]);
  });

  it.each([
    ['fails', async () => new Response('', { status: 503 })],
    ['is not reached', () => Promise.reject(new Error('offline'))],
  ])('[T-06] is not known when the service %s', async (_, answer) => {
    const { storage, fetch } = setUp(answer);
    storage.write(CLIENT_IP, '203.0.113.9');
    await lookUpClientIp(config, { fetch, storage });
    expect(storage.read(CLIENT_IP)).toBeUndefined();
  });
});
