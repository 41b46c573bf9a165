import { describe, expect, it } from '@jest/globals';
import { addressedId, type Override, type Overrides } from 'shared-contracts/federation';
import { askedOverrides, changedOverrides } from './override-change.ts';
import { overrideCookie, readOverrides } from './override-cookie.ts';
import { OverrideProblem } from './override-problem.ts';

const SECRET = 'a secret of this host';
const none: Overrides = new Map();
const stored = (release: string): Override => ({ release, address: null });
const of = (releases: Readonly<Record<string, string>>): Overrides =>
  new Map(Object.entries(releases).map(([name, release]) => [name, stored(release)]));
const valueOf = (cookie: string): string => /^mfe_override=([^;]*)/.exec(cookie)?.[1] ?? '';
const LOCAL = 'http://localhost:3001/';
const there: Override = { release: addressedId('1.0.0-n', 'ab'.repeat(48)), address: LOCAL };
const at = async (_name: string, address: string): Promise<Override> => {
  if (address === LOCAL) return there;
  throw new OverrideProblem('refused', 'not from there');
};
const ask = (search: string) => askedOverrides({ path: '/agd.html', search });
const after = async (search: string, now: Overrides = none) => {
  const asked = ask(search);
  return asked && Object.fromEntries(await changedOverrides(asked, now, at));
};

describe('[J-57] the cookie of overrides', () => {
  it('is taken back as it was given', () => {
    const overrides = of({ 'mfe-catalog': '1.0.0-b', 'host-shell': '1.0.0-c' });
    const cookie = overrideCookie(overrides, SECRET);
    expect(cookie).toMatch(/^mfe_override=mfe-catalog@1\.0\.0-b~host-shell@1\.0\.0-c:[\w-]{43}; Path=\/; SameSite=Lax$/);
    expect(readOverrides(valueOf(cookie), SECRET)).toEqual(overrides);
  });

  it.each([
    ['somebody else has signed', valueOf(overrideCookie(of({ 'mfe-catalog': '1.0.0-b' }), 'another secret'))],
    ['somebody has changed', valueOf(overrideCookie(of({ 'mfe-catalog': '1.0.0-b' }), SECRET)).replace('1.0.0-b', '1.0.0-c')],
    ['nobody has signed', 'mfe-catalog@1.0.0-b'],
    ['is empty', ''],
    ['is not there', null],
  ])('that %s says nothing', (_what, value) => {
    expect(readOverrides(value, SECRET)).toBeNull();
  });
});

describe('[J-57] the query of a page', () => {
  it('overrides releases beside those that are, and leaves the rest of itself alone', async () => {
    expect(ask('?p=2&mfe.catalog=1.0.0-b')?.location).toBe('/agd.html?p=2');
    expect(await after('?mfe.catalog=1.0.0-b&mfe.host-shell=1.0.0-h')).toEqual({
      'mfe-catalog': stored('1.0.0-b'),
      'host-shell': stored('1.0.0-h'),
    });
    expect(await after('?mfe.account=1.0.0-x', of({ 'mfe-catalog': '1.0.0-b' }))).toEqual({
      'mfe-catalog': stored('1.0.0-b'),
      'mfe-account': stored('1.0.0-x'),
    });
  });

  it('takes them back, one or all', async () => {
    const now = of({ 'mfe-catalog': '1.0.0-b', 'mfe-account': '1.0.0-x' });
    expect(await after('?mfe.catalog=', now)).toEqual({ 'mfe-account': stored('1.0.0-x') });
    expect(await after('?mfe.reset=1', now)).toEqual({});
    expect(overrideCookie(none, SECRET)).toContain('Max-Age=0');
    expect(await after('?mfe.catalog=../../etc', now)).toEqual({ 'mfe-account': stored('1.0.0-x') });
  });

  it('[J-65] names the address of a release, which is looked at before anything changes', async () => {
    const search = `?mfe.catalog=${encodeURIComponent(LOCAL)}`;
    expect(await after(search, of({ 'mfe-account': '1.0.0-x' }))).toEqual({ 'mfe-account': stored('1.0.0-x'), 'mfe-catalog': there });
    // What is named by its address has no other name.
    expect(await after(`?mfe.catalog=${there.release}`)).toEqual({});
    await expect(after('?mfe.catalog=http://elsewhere.example/')).rejects.toThrow('not from there');
  });

  it('without such a parameter asks for nothing, and leads to no other site', () => {
    for (const search of ['', '?p=2', '?mfe.overlay=1', '?mfe.nobody=1.0.0', '?mfe=1']) expect(ask(search)).toBeNull();
    expect(askedOverrides({ path: '//evil.example', search: '?mfe.reset=1' })?.location).toBe('/evil.example');
  });
});
