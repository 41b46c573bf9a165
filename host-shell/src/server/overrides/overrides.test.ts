import { describe, expect, it } from '@jest/globals';
import { overrideChange } from './override-change.ts';
import { overrideCookie, readOverrides } from './override-cookie.ts';

const SECRET = 'a secret of this host';
const none = new Map<string, string>();
const valueOf = (cookie: string): string => /^mfe_override=([^;]*)/.exec(cookie)?.[1] ?? '';
const change = (search: string, now: ReadonlyMap<string, string> = none) => overrideChange({ path: '/agd.html', search }, now, SECRET);
const after = (search: string, now?: ReadonlyMap<string, string>) =>
  Object.fromEntries(readOverrides(valueOf(change(search, now)?.cookie ?? ''), SECRET) ?? none);

describe('[J-57] the cookie of overrides', () => {
  it('is taken back as it was given', () => {
    const overrides = new Map([
      ['mfe-catalog', '1.0.0-b'],
      ['host-shell', '1.0.0-c'],
    ]);
    const cookie = overrideCookie(overrides, SECRET);
    expect(cookie).toMatch(/^mfe_override=mfe-catalog@1\.0\.0-b~host-shell@1\.0\.0-c:[\w-]{43}; Path=\/; SameSite=Lax$/);
    expect(readOverrides(valueOf(cookie), SECRET)).toEqual(overrides);
  });

  it.each([
    ['somebody else has signed', valueOf(overrideCookie(new Map([['mfe-catalog', '1.0.0-b']]), 'another secret'))],
    ['somebody has changed', valueOf(overrideCookie(new Map([['mfe-catalog', '1.0.0-b']]), SECRET)).replace('1.0.0-b', '1.0.0-c')],
    ['nobody has signed', 'mfe-catalog@1.0.0-b'],
    ['is empty', ''],
    ['is not there', null],
  ])('that %s says nothing', (_what, value) => {
    expect(readOverrides(value, SECRET)).toBeNull();
  });
});

describe('[J-57] the query of a page', () => {
  it('overrides releases beside those that are, and leaves the rest of itself alone', () => {
    const first = change('?p=2&mfe.catalog=1.0.0-b');
    expect(first?.location).toBe('/agd.html?p=2');
    expect(after('?mfe.catalog=1.0.0-b&mfe.host-shell=1.0.0-h')).toEqual({ 'mfe-catalog': '1.0.0-b', 'host-shell': '1.0.0-h' });
    expect(after('?mfe.account=1.0.0-x', new Map([['mfe-catalog', '1.0.0-b']]))).toEqual({
      'mfe-catalog': '1.0.0-b',
      'mfe-account': '1.0.0-x',
    });
  });

  it('takes them back, one or all', () => {
    const now = new Map([
      ['mfe-catalog', '1.0.0-b'],
      ['mfe-account', '1.0.0-x'],
    ]);
    expect(after('?mfe.catalog=', now)).toEqual({ 'mfe-account': '1.0.0-x' });
    expect(change('?mfe.reset=1', now)?.cookie).toContain('Max-Age=0');
    expect(after('?mfe.catalog=../../etc', now)).toEqual({ 'mfe-account': '1.0.0-x' });
  });

  it('without such a parameter asks for nothing, and leads to no other site', () => {
    for (const search of ['', '?p=2', '?mfe.overlay=1', '?mfe.nobody=1.0.0', '?mfe=1']) expect(change(search)).toBeNull();
    expect(overrideChange({ path: '//evil.example', search: '?mfe.reset=1' }, none, SECRET)?.location).toBe('/evil.example');
  });
});
