import { describe, expect, it } from '@jest/globals';
import { folderAddress, mayConnect, parseAllowedOrigins } from './allowed-origins.ts';

describe('[J-67] the setting OVERRIDE_ORIGINS', () => {
  it('allows nothing unless it is said', () => {
    expect(parseAllowedOrigins('')).toEqual({ origins: new Set(), localhost: false, private: false });
  });

  it('names this machine, origins of the internet, and with a word of their own those of private networks', () => {
    expect(parseAllowedOrigins('localhost,https://previews.example.com,https://cdn.example.com:8443')).toEqual({
      origins: new Set(['https://previews.example.com', 'https://cdn.example.com:8443']),
      localhost: true,
      private: false,
    });
    expect(parseAllowedOrigins('private,http://previews.corp:8080,http://10.1.2.3')).toEqual({
      origins: new Set(['http://previews.corp:8080', 'http://10.1.2.3']),
      localhost: false,
      private: true,
    });
  });

  it.each([
    ['*', 'is no origin'],
    ['https://*.example.com/', 'is no origin'],
    ['https://previews.example.com/', 'is no origin'],
    ['https://previews.example.com/pr', 'is no origin'],
    ['https://user@previews.example.com', 'is no origin'],
    ['ftp://previews.example.com', 'is no origin'],
    [' https://previews.example.com', 'is no origin'],
    ['http://previews.example.com', "needs the word 'private'"],
    ['https://192.168.1.5', "needs the word 'private'"],
    ['https://169.254.169.254', "needs the word 'private'"],
    ['http://localhost:3001', "the word 'localhost' allows it"],
    ['https://127.0.0.1', "the word 'localhost' allows it"],
    ['private,http://[::1]:3001', "the word 'localhost' allows it"],
    ['private,http://127.8.8.8', "the word 'localhost' allows it"],
  ])('refuses %s', (text, reason) => {
    expect(() => parseAllowedOrigins(text)).toThrow(reason);
  });
});

describe('[J-67] the address of a release', () => {
  const allowed = parseAllowedOrigins('localhost,https://previews.example.com');

  it.each([
    ['http://localhost:3001', 'http://localhost:3001/'],
    ['http://127.0.0.1:3001/release.json', 'http://127.0.0.1:3001/'],
    ['http://[::1]:3001/a', 'http://[::1]:3001/a/'],
    ['http://localhost:3001/my-release.json', 'http://localhost:3001/my-release.json/'],
    ['https://previews.example.com/pr-12/release.json', 'https://previews.example.com/pr-12/'],
    ['HTTPS://Previews.example.com:443/a/../pr-12/', 'https://previews.example.com/pr-12/'],
  ])('%s is a folder of an allowed origin', (text, folder) => {
    expect(folderAddress(text, allowed)).toBe(folder);
  });

  it.each([
    'https://previews.example.com.evil.example/',
    'https://evil.example/https://previews.example.com/',
    'http://previews.example.com/',
    'https://previews.example.com:8443/',
    'https://previews.example.com@evil.example/',
    'https://user:word@previews.example.com/',
    'https://previews.example.com/?a=b',
    'https://previews.example.com/#a',
    'http://localhost.evil.example/',
    'http://127.0.0.2:3001/',
    'http://0.0.0.0:3001/',
    'http://2130706434/',
    'http://169.254.169.254/latest/',
    'file:///etc/passwd',
    'data://text',
    '//previews.example.com/',
    `https://previews.example.com/${'a'.repeat(400)}/`,
  ])('%s is none', (text) => {
    expect(() => folderAddress(text, allowed)).toThrow(expect.objectContaining({ problemKind: 'refused' }));
  });

  it('says what is allowed', () => {
    expect(() => folderAddress('https://evil.example/a', allowed)).toThrow(
      'https://evil.example is not allowed here: this host shows releases from localhost, https://previews.example.com alone (setting OVERRIDE_ORIGINS).',
    );
    expect(() => folderAddress('http://localhost:1/', parseAllowedOrigins(''))).toThrow('shows releases from no address');
  });
});

describe('[J-67] the machine behind a host name', () => {
  const named = parseAllowedOrigins('localhost,https://previews.example.com');
  const inside = parseAllowedOrigins('private,http://previews.corp');

  it.each([
    ['previews.example.com', '93.184.215.14', true],
    ['previews.example.com', '2606:2800:21f::1', true],
    ['previews.example.com', '127.0.0.1', false],
    ['previews.example.com', '::1', false],
    ['previews.example.com', '::ffff:127.0.0.1', false],
    ['previews.example.com', '10.0.0.5', false],
    ['previews.example.com', '172.16.0.5', false],
    ['previews.example.com', '192.168.0.5', false],
    ['previews.example.com', '100.64.0.1', false],
    ['previews.example.com', '169.254.169.254', false],
    ['previews.example.com', 'fd00::5', false],
    ['previews.example.com', 'fe80::5', false],
    ['previews.example.com', '0.0.0.0', false],
    ['previews.example.com', '64:ff9b::7f00:1', false],
    ['localhost', '127.0.0.1', true],
    ['localhost', '::1', true],
    ['localhost', '93.184.215.14', false],
  ])('%s at %s: %s', (host, address, may) => {
    expect(mayConnect(host, address, named)).toBe(may);
  });

  it('may be in a private network where that is allowed, but never this one, nor what clouds tell their machines', () => {
    for (const address of ['10.0.0.5', '192.168.0.5', '::ffff:10.0.0.5', 'fd00::5'])
      expect(mayConnect('previews.corp', address, inside)).toBe(true);
    for (const address of ['127.0.0.1', '::1', '169.254.169.254', '0.0.0.0'])
      expect(mayConnect('previews.corp', address, inside)).toBe(false);
  });
});
