import { describe, expect, it } from '@jest/globals';
import type { Registry } from '../schema/registry-schema.ts';
import { canary, forget, kill, promote, revised, rollback } from './changes.ts';
import { refer } from './testing/references.ts';

const NAME = 'mfe-catalog';

/** The remotes after releases became active one after another. */
const after = (...releases: readonly string[]): Registry['remotes'] =>
  releases.reduce<Registry['remotes']>((remotes, release) => promote(remotes, { [NAME]: refer(release) }).remotes, {});

const entryOf = (remotes: Registry['remotes']) => remotes[NAME];
const names = (remotes: Registry['remotes']) => entryOf(remotes)?.retained.map(({ release }) => release);

describe('[J-18] a change of the registry', () => {
  it('makes a release active, retains the one before it, and reports both', () => {
    const { remotes, texts } = promote(after('1.0.0-a'), { [NAME]: refer('1.0.0-b'), 'mfe-account': refer('2.0.0-x') });
    expect(texts).toEqual(['mfe-catalog: 1.0.0-a → 1.0.0-b', 'mfe-account: 2.0.0-x']);
    expect(entryOf(remotes)).toMatchObject({ active: refer('1.0.0-b'), canary: null, killed: false });
    expect(names(remotes)).toEqual(['1.0.0-b', '1.0.0-a']);
    expect(promote(remotes, { [NAME]: refer('1.0.0-b') }).texts).toEqual([]);
  });

  it('keeps the last thirty releases, the newest first, each once', () => {
    const many = after(...Array.from({ length: 32 }, (_, index) => `1.0.${index}`));
    const kept = names(promote(many, { [NAME]: refer('1.0.5') }).remotes);
    expect(kept).toHaveLength(30);
    expect([kept?.slice(0, 3), kept?.filter((release) => release === '1.0.5'), kept?.at(-1)]).toEqual([
      ['1.0.5', '1.0.31', '1.0.30'],
      ['1.0.5'],
      '1.0.2',
    ]);
  });

  it('to a release with the same id and another document uses the new document', () => {
    const { remotes, texts } = promote(after('1.0.0-a'), { [NAME]: refer('1.0.0-a', 'B') });
    expect(texts).toHaveLength(1);
    expect(entryOf(remotes)?.active.document).toContain('BBB');
  });

  it('starts a canary beside the active release; a greater share keeps the visitors that it has', () => {
    const started = canary(after('1.0.0-a'), NAME, refer('1.0.0-b'), 10, 'first');
    expect(started.texts).toEqual(['mfe-catalog: canary 1.0.0-b at 10 %']);
    const grown = canary(started.remotes, NAME, refer('1.0.0-b'), 50, 'second');
    expect(entryOf(grown.remotes)?.canary).toEqual({ ...refer('1.0.0-b'), percentage: 50, salt: 'first' });
    expect(canary(grown.remotes, NAME, refer('1.0.0-c'), 50, 'third').remotes[NAME]?.canary?.salt).toBe('third');
    expect(() => canary(grown.remotes, NAME, refer('1.0.0-a'), 10, 'x')).toThrow('is active for everybody already');
    expect(() => canary({}, NAME, refer('1.0.0-a'), 10, 'x')).toThrow('has no release in the registry yet');
    const all = promote(grown.remotes, { [NAME]: refer('1.0.0-b') });
    expect(entryOf(all.remotes)).toMatchObject({ active: refer('1.0.0-b'), canary: null });
  });

  it('rolls back a canary first, then the active release, and never to a withdrawn release', () => {
    const running = canary(after('1.0.0-a', '1.0.0-b', '1.0.0-c'), NAME, refer('1.0.0-d'), 10, 's').remotes;
    const first = rollback(running, NAME);
    expect(first.texts).toEqual(['mfe-catalog: canary 1.0.0-d taken back; 1.0.0-c for all']);
    const second = rollback(first.remotes, NAME);
    expect(second.texts).toEqual(['mfe-catalog: back from 1.0.0-c to 1.0.0-b']);
    const third = rollback(second.remotes, NAME);
    expect(entryOf(third.remotes)).toMatchObject({ active: refer('1.0.0-a'), withdrawn: ['1.0.0-b', '1.0.0-c', '1.0.0-d'] });
    expect(() => rollback(third.remotes, NAME)).toThrow('has no earlier release to go back to');
    // A withdrawn release can be named explicitly.
    expect(entryOf(rollback(third.remotes, NAME, '1.0.0-c').remotes)).toMatchObject({
      active: refer('1.0.0-c'),
      withdrawn: ['1.0.0-a', '1.0.0-b', '1.0.0-d'],
    });
    expect(() => rollback(second.remotes, NAME, '9.9.9')).toThrow('has no earlier release 9.9.9: there are 1.0.0-a');
    expect(() => rollback(second.remotes, NAME, '1.0.0-b')).toThrow('is active already');
  });

  it('retains a replaced canary for pages that began with it, but no rollback leads to it', () => {
    const running = canary(after('1.0.0-a', '1.0.0-b'), NAME, refer('1.0.0-c'), 10, 's').remotes;
    for (const ended of [
      rollback(running, NAME).remotes,
      canary(running, NAME, refer('1.0.0-d'), 10, 's').remotes,
      promote(running, { [NAME]: refer('1.0.0-e') }).remotes,
    ]) {
      expect(names(ended)).toContain('1.0.0-c');
      expect(entryOf(ended)?.withdrawn).toEqual(['1.0.0-c']);
    }
    expect(entryOf(promote(running, { [NAME]: refer('1.0.0-c') }).remotes)?.withdrawn).toEqual([]);
  });

  it('retains the release that was active until now, however old it is', () => {
    const many = after(...Array.from({ length: 30 }, (_, index) => `1.0.${index}`));
    const back = rollback(many, NAME, '1.0.0').remotes;
    expect(names(promote(back, { [NAME]: refer('2.0.0') }).remotes)?.slice(0, 2)).toEqual(['2.0.0', '1.0.0']);
  });

  it('switches a remote off and on; a promotion also switches it on', () => {
    const off = kill(after('1.0.0-a'), NAME);
    expect(off.texts).toEqual(['mfe-catalog: switched off']);
    expect(kill(off.remotes, NAME).texts).toEqual([]);
    expect(kill(off.remotes, NAME, false).remotes[NAME]?.killed).toBe(false);
    expect(promote(off.remotes, { [NAME]: refer('1.0.0-a') }).remotes[NAME]?.killed).toBe(false);
  });

  it('removes deleted releases from its lists, never one in use', () => {
    const running = canary(after('1.0.0-a', '1.0.0-b', '1.0.0-c'), NAME, refer('1.0.0-d'), 10, 's').remotes;
    expect(names(forget(running, NAME, ['1.0.0-a']).remotes)).toEqual(['1.0.0-c', '1.0.0-b']);
    expect(() => forget(running, NAME, ['1.0.0-a', '1.0.0-c'])).toThrow('mfe-catalog 1.0.0-c is in use');
    expect(() => forget(running, NAME, ['1.0.0-d'])).toThrow('in use');
  });

  it('makes a new revision and keeps the last ten changes, the newest first', () => {
    const now = new Date('2026-11-20T08:00:00Z');
    let registry: Registry | null = null;
    for (let index = 0; index < 12; index += 1)
      registry = revised(registry, promote(registry?.remotes ?? {}, { [NAME]: refer(`1.0.${index}`) }), now, 'Ola');
    expect(registry).toMatchObject({ revision: 12, previousRevision: 11, issuedAt: '2026-11-20T08:00:00.000Z' });
    expect(registry?.changes).toHaveLength(10);
    expect(registry?.changes[0]).toEqual({ revision: 12, at: '2026-11-20T08:00:00.000Z', by: 'Ola', text: 'mfe-catalog: 1.0.10 → 1.0.11' });
  });
});
