import { describe, expect, it } from '@jest/globals';
import type { Registry } from '../schema/registry-schema.ts';
import { canary, kill, promote, rollback } from './changes.ts';
import { newlyShown } from './newly-shown.ts';
import { refer } from './testing/references.ts';

const NAME = 'mfe-catalog';
const [a, b] = [refer('1.0.0-a'), refer('1.0.0-b')];
const both: Registry['remotes'] = promote(promote({}, { [NAME]: a, 'mfe-account': a }).remotes, { [NAME]: b }).remotes;
const trial = canary(both, NAME, refer('1.0.0-c'), 10, 'salt').remotes;
const off = kill(both, NAME).remotes;

describe('[J-18] releases that a change of the registry shows to more visitors', () => {
  it.each<[string, Registry['remotes'], Registry['remotes'], object]>([
    ['a first release', {}, promote({}, { [NAME]: a }).remotes, { [NAME]: a }],
    ['the release that a rollback leads to', both, rollback(both, NAME).remotes, { [NAME]: a }],
    ['a canary that starts', both, trial, { [NAME]: refer('1.0.0-c') }],
    ['a canary that grows', trial, canary(trial, NAME, refer('1.0.0-c'), 50, 'x').remotes, { [NAME]: refer('1.0.0-c') }],
    ['nothing when a canary is taken back', trial, rollback(trial, NAME).remotes, {}],
    ['nothing when a remote is switched off', both, off, {}],
    ['the release of a remote that is switched on again', off, kill(off, NAME, false).remotes, { [NAME]: b }],
    [
      'a document of the same name that has changed',
      both,
      promote(both, { [NAME]: refer('1.0.0-b', 'B') }).remotes,
      { [NAME]: refer('1.0.0-b', 'B') },
    ],
  ])('is %s', (_what, before, after, shown) => {
    expect(newlyShown(before, after)).toEqual(shown);
  });
});
