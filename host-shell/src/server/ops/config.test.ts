import { describe, expect, it } from '@jest/globals';
import { resolve } from 'node:path';
import { TrustedProxies } from 'shared-contracts/network';
import { ConfigError, readConfig } from './config.ts';

const messageOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    return error instanceof ConfigError ? error.message : `another error: ${String(error)}`;
  }
  return 'taken';
};

describe('[J-01] the settings of the host', () => {
  it('have defaults with which the shop stands on port 3000', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      trustedProxies: new TrustedProxies([]),
      commerceUrl: 'http://127.0.0.1:4000',
      releaseStorage: { kind: 'folder', dir: resolve('.data/releases') },
      releaseCache: { dir: resolve('.data/release-cache'), bytes: 512 * 1024 * 1024 },
      registryFile: resolve('.data/registry.json'),
      registryPublicKeys: undefined,
      registryPrivateKey: undefined,
      registryToken: undefined,
      dataDir: resolve('.data'),
      storeOfHost: new Map([['pro.localhost', 'amperio_pro']]),
      publicUrls: new Map(),
      hsts: 'max-age=31536000',
      overridesAllowed: false,
      knownDocumentsOnly: false,
      overridesSecret: expect.any(String),
      overrideOrigins: { origins: new Set(), localhost: false, private: false },
      thirdParties: { addresses: {}, feedbackOrigins: [], origins: [], policies: [] },
      metrics: { enabled: false, token: null },
      htmlCache: { enabled: true, bytes: 12 * 1024 * 1024, freshMs: 60_000 },
    });
  });

  it('[J-49] offer metrics to everybody, to who knows a token, or to nobody', () => {
    const metricsOf = (env: Record<string, string>) => readConfig(env).metrics;
    expect(metricsOf({ METRICS: '1' })).toEqual({ enabled: true, token: null });
    expect(metricsOf({ METRICS_TOKEN: 'a-long-enough-token' })).toEqual({ enabled: true, token: 'a-long-enough-token' });
    expect(messageOf({ METRICS_TOKEN: 'short' })).toBe("METRICS_TOKEN: 'short' is not a token of at least 16 characters without spaces");
  });

  it('[J-112] trust the proxies that are named, and refuse what is none', () => {
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8' }).trustedProxies.has('10.1.1.1')).toBe(true);
    expect(messageOf({ TRUSTED_PROXIES: 'cdn' })).toBe(
      "TRUSTED_PROXIES: 'cdn' is not a list of addresses and ranges like 10.0.0.1,fd00::/8",
    );
  });

  it('[J-140] admit known documents alone where nobody may override releases, which bring documents of their own', () => {
    expect(readConfig({ GRAPHQL_DOCUMENTS: 'known' }).knownDocumentsOnly).toBe(true);
    expect(messageOf({ GRAPHQL_DOCUMENTS: 'some' })).toBe("GRAPHQL_DOCUMENTS: 'some' must be any or known");
    expect(messageOf({ GRAPHQL_DOCUMENTS: 'known', OVERRIDES: '1' })).toBe("GRAPHQL_DOCUMENTS: 'known' must be any where OVERRIDES is 1");
  });

  it('are read as they are given', () => {
    const config = readConfig({
      PORT: '8080',
      DATA_DIR: '/srv/shop',
      COMMERCE_API_URL: 'https://commerce.example/',
      STORE_HOSTS: 'amperio_pro=Pro.Sklep.example,amperio=www.sklep.example',
      PUBLIC_URL: 'https://sklep.example',
      HTML_CACHE: '0',
      HTML_FRESH_SECONDS: '5',
    });
    expect(config).toMatchObject({
      port: 8080,
      commerceUrl: 'https://commerce.example',
      htmlCache: { enabled: false, freshMs: 5_000 },
    });
    expect([config.releaseStorage, config.registryFile]).toEqual([
      { kind: 'folder', dir: '/srv/shop/releases' },
      '/srv/shop/registry.json',
    ]);
    expect([...config.publicUrls]).toEqual([['amperio', 'https://sklep.example']]);
    // Names of hosts know no case.
    expect([...config.storeOfHost]).toEqual([
      ['pro.sklep.example', 'amperio_pro'],
      ['www.sklep.example', 'amperio'],
    ]);
  });

  it('[J-84] every store may have a public address of its own', () => {
    const urls = 'amperio=https://sklep.example,amperio_pro=https://pro.sklep.example:8443/';
    expect([...readConfig({ PUBLIC_URL: 'https://inny.example', STORE_URLS: urls }).publicUrls]).toEqual([
      ['amperio', 'https://sklep.example'],
      ['amperio_pro', 'https://pro.sklep.example:8443'],
    ]);
  });

  it.each([
    ['PORT', 'abc', 'is not a port number'],
    ['PORT', '', 'is not a port number'],
    ['PORT', '0', 'is not a port number (1 to 65535)'],
    ['PORT', '65536', 'is not a port number (1 to 65535)'],
    ['PORT', '-1', 'is not a port number'],
    ['HOST', '', 'is empty'],
    ['COMMERCE_API_URL', 'sklep', 'is not a URL'],
    ['COMMERCE_API_URL', 'ftp://sklep.example', 'is not an http(s) address'],
    ['COMMERCE_API_URL', 'http://sklep.example/api', 'is more than scheme, host and port'],
    ['HSTS', 'always', "is not like 'max-age=31536000; includeSubDomains; preload'"],
    ['DATA_DIR', '', 'is empty'],
    ['RELEASES_DIR', '', 'is empty'],
    ['RELEASE_STORAGE', 'ftp://sklep.example', 'is neither a folder, nor https://…, nor s3://…'],
    ['OVERRIDE_ORIGINS', '*', 'names *, which is no origin like https://previews.example.com'],
    ['OVERRIDE_ORIGINS', 'http://localhost:3001', "names http://localhost:3001, which is this machine: the word 'localhost' allows it"],
    ['TAG_MANAGER_URL', '', 'is not a URL'],
    ['TAG_MANAGER_URL', 'tags.example/t.js', 'is not a URL'],
    ['PERSONALISATION_URL', 'http://tags.example/t.js', 'is not an https:// address'],
    ['PERSONALISATION_URL', "https://a;script-src'self'/", 'is not an https:// address'],
    ['TRANSLATION_URL', 'javascript:alert(1)', 'is not an https:// address'],
    ['MEASUREMENT_URL', 'https://user:secret@m.example/', 'holds a name or a password'],
    ['MEASUREMENT_URL', 'https://m.example/#a', 'has a part after #'],
    ['THIRD_PARTY_ORIGINS', 'https://a.example/path', 'is not a list of https:// origins, separated by commas'],
    ['THIRD_PARTY_ORIGINS', 'https://a.example; script-src *', 'is not a list of https:// origins, separated by commas'],
    ['THIRD_PARTY_ORIGINS', 'https://*.example', 'is not a list of https:// origins, separated by commas'],
    [
      'THIRD_PARTY_POLICIES',
      "a,'allow-duplicates'",
      "is not a list of names of Trusted Types policies, separated by commas, 'default' not among them",
    ],
    ['THIRD_PARTY_POLICIES', 'default', "is not a list of names of Trusted Types policies, separated by commas, 'default' not among them"],
    ['RELEASE_CACHE_MB', 'dużo', 'is not a whole number of megabytes'],
    ['REGISTRY_FILE', '', 'is empty'],
    ['STORE_HOSTS', 'tylko tekst', 'is not a list like store_code=host.name,…'],
    ['STORE_HOSTS', 'amperio_pro=', 'is not a list like store_code=host.name,…'],
    ['STORE_HOSTS', 'amperio_max=max.localhost', 'names a store that is none of amperio, amperio_pro'],
    ['STORE_HOSTS', 'amperio=sklep.example,amperio_pro=Sklep.example', 'names a host twice'],
    ['STORE_URLS', 'https://sklep.example', 'is not a list like store_code=https://host,…'],
    ['STORE_URLS', 'amperio_max=https://sklep.example', 'names a store that is none of amperio, amperio_pro'],
    ['STORE_URLS', 'amperio=https://a.example,amperio=https://b.example', 'names a store twice'],
    ['PUBLIC_URL', 'sklep.example', 'is not a URL'],
    ['PUBLIC_URL', 'https://sklep.example/pl', 'is more than scheme, host and port'],
    ['HTML_CACHE', 'yes', 'is neither 0 nor 1'],
    ['HTML_CACHE_MB', '4.5', 'is not a whole number of megabytes'],
    ['HTML_FRESH_SECONDS', '-1', 'is not a whole number of seconds'],
    ['HTML_FRESH_SECONDS', '1m', 'is not a whole number of seconds'],
  ])('%s=%s ends the start with one line: name, value, reason', (name, value, reason) => {
    expect(messageOf({ [name]: value })).toBe(`${name}: '${value}' ${reason}`);
  });
});
