/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addressedId, type OverrideState, type PageReleases } from 'shared-contracts/federation';
import { overridesIn, resetAddress, wordsOf } from './badge.ts';
import { followAddresses } from './follow-addresses.ts';

const LOCAL = 'http://localhost:3001/';
const idOf = (sign: string): string => addressedId('0.1.0-x', sign.repeat(96));
const inPage = (release: string): PageReleases['remotes'] => ({
  'mfe-catalog': { release, base: '', entry: '', assets: null, document: { url: '', integrity: '' } },
});

describe('[J-65] the badge', () => {
  it('says release and origin of what is shown, and that something is not', () => {
    const local = { release: idOf('a'), address: `${LOCAL}builds/` };
    expect(wordsOf('mfe-catalog', local, idOf('a'))).toBe('mfe-catalog@0.1.0-x from http://localhost:3001');
    expect(wordsOf('mfe-catalog', local, '1.0.0-a')).toBe('mfe-catalog from http://localhost:3001 is not shown: this is everybody’s');
    const stored = { release: '1.0.0-z', address: null };
    expect(wordsOf('mfe-catalog', stored, '1.0.0-z')).toBe('mfe-catalog@1.0.0-z');
    expect(wordsOf('mfe-catalog', stored, undefined)).toBe('mfe-catalog@1.0.0-z is not shown: this is everybody’s');
  });

  it('reads the cookie of the host, and leads back', () => {
    const cookies = `a=b; mfe_override=mfe-catalog@${idOf('a')}@http%3A%2F%2Flocalhost%3A3001%2F:signature; c=d`;
    expect([...overridesIn(cookies)]).toEqual([['mfe-catalog', { release: idOf('a'), address: LOCAL }]]);
    expect(overridesIn('mfe_override=<script>:x').size).toBe(0);
    expect(resetAddress({ pathname: '/agd.html', search: '?p=2' })).toBe('/agd.html?p=2&mfe.reset=1');
  });
});

describe('[J-66] a page with a release from an address', () => {
  let state: Pick<OverrideState['overrides'][number], 'release' | 'problem'>;
  const onProblems = jest.fn();
  const onNewer = jest.fn();
  const asked = jest.fn<typeof window.fetch>();
  let stop = (): void => {};

  beforeEach(() => {
    jest.useFakeTimers();
    for (const mock of [onProblems, onNewer, asked]) mock.mockReset();
    state = { release: idOf('a'), problem: null };
    // What is looked at of an answer; jsdom has no Response.
    asked.mockImplementation(
      // What is used of an answer.
      async () => ({ json: async () => ({ origins: [], overrides: [{ name: 'mfe-catalog', address: LOCAL, ...state }] }) }) as Response,
    );
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const follow = async (rendered: string): Promise<void> => {
    stop = followAddresses({ releases: { remotes: inPage(rendered) }, fetch: asked, onProblems, onNewer });
    await pass(0);
  };

  it('hears of what is built while it is open', async () => {
    await follow(idOf('a'));
    await pass(4_000);
    expect(onNewer).not.toHaveBeenCalled();
    state = { release: idOf('b'), problem: null };
    await pass(2_000);
    expect(onNewer.mock.calls).toEqual([[true]]);
  });

  it('never begins anew because of what was there before it', async () => {
    await follow(idOf('b'));
    await pass(4_000);
    expect(onNewer.mock.calls).toEqual([[false], [false], [false]]);
  });

  it('says why nothing is shown, until something is', async () => {
    state = { release: null, problem: 'it cannot be read: ECONNREFUSED.' };
    await follow('1.0.0-a');
    expect(onProblems).toHaveBeenLastCalledWith('mfe-catalog: it cannot be read: ECONNREFUSED.');
    expect(onNewer).not.toHaveBeenCalled();
    state = { release: idOf('b'), problem: null };
    await pass(2_000);
    expect(onProblems).toHaveBeenLastCalledWith('');
    expect(onNewer.mock.calls).toEqual([[true]]);
  });

  it('goes on when its host gives no answer, and asks nothing while nobody looks', async () => {
    asked.mockRejectedValueOnce(new TypeError('no network'));
    await follow(idOf('a'));
    await pass(2_000);
    expect(asked).toHaveBeenCalledTimes(2);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(2);
    jest.restoreAllMocks();
  });
});
