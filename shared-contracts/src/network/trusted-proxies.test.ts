import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { trustedProxiesSetting } from './trusted-proxies.ts';

const parsed = (text: string) => v.parse(trustedProxiesSetting, text);

describe('[J-112] TRUSTED_PROXIES', () => {
  it('trusts nobody unless it names somebody', () => {
    expect(parsed('').has('127.0.0.1')).toBe(false);
    expect(parsed(' , ').has('::1')).toBe(false);
  });

  it('knows addresses and ranges of both kinds, however an IPv4 peer is written', () => {
    const proxies = parsed('10.0.0.0/8, 127.0.0.1,fd00::/8');
    for (const peer of ['10.255.0.1', '127.0.0.1', '::ffff:10.1.2.3', 'fd12::1']) expect(proxies.has(peer)).toBe(true);
    for (const peer of ['11.0.0.1', '127.0.0.2', '::1', 'fe80::1', '', 'localhost', undefined]) expect(proxies.has(peer)).toBe(false);
  });

  it.each(['10.0.0.0/33', '10.0.0', 'proxy.example', '10.0.0.1/8/8', 'fd00::/129', '10.0.0.1/x'])('refuses %s', (text) => {
    expect(v.safeParse(trustedProxiesSetting, text).success).toBe(false);
  });

  it('reports each proxy that is missing once, and no more than twenty', () => {
    const proxies = parsed('10.0.0.1');
    expect(proxies.missing('10.0.0.2', '1.2.3.4')).toMatch('10.0.0.2');
    expect(proxies.missing('10.0.0.2', '1.2.3.4')).toBeNull();
    expect(proxies.missing('10.0.0.1', '1.2.3.4')).toBeNull();
    expect(proxies.missing('10.0.0.3', undefined)).toBeNull();
    const reports = Array.from({ length: 50 }, (_, at) => proxies.missing(`10.1.0.${at}`, '1.2.3.4'));
    expect(reports.filter((report) => report !== null)).toHaveLength(19);
  });
});
