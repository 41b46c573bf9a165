import { describe, expect, it } from '@jest/globals';
import { createFakeClock, createFakeStorage } from 'shared-contracts/testing';
import { resolution } from '../../shell/testing/fixtures.ts';
import { createKeptAnswers } from './kept-answers.ts';

describe('answers of the resolver', () => {
  it('[R-06] [N-08] are kept in the storage for a day', () => {
    const clock = createFakeClock();
    const storage = createFakeStorage(clock);
    createKeptAnswers(storage, 'pl').keep('/agd', resolution());
    const nextVisit = createKeptAnswers(storage, 'pl');
    expect([nextVisit.find('/agd'), nextVisit.find('/rtv')]).toEqual([resolution(), null]);
    clock.pass(86_400_000);
    expect(nextVisit.find('/agd')).toBeNull();
  });

  it('[R-06] [J-106] are those of the language; without one in Ukrainian the Polish one serves', () => {
    const storage = createFakeStorage();
    const polish = createKeptAnswers(storage, 'pl');
    const ukrainian = createKeptAnswers(storage, 'ua');
    polish.keep('/agd', resolution({ meta_title: 'AGD' }));
    expect(ukrainian.find('/agd')).toEqual(resolution({ meta_title: 'AGD' }));
    ukrainian.keep('/agd', resolution({ meta_title: 'Побутова техніка' }));
    expect([polish.find('/agd'), ukrainian.find('/agd')]).toEqual([
      resolution({ meta_title: 'AGD' }),
      resolution({ meta_title: 'Побутова техніка' }),
    ]);
  });

  it('[R-06] that nothing was found is not kept', () => {
    const storage = createFakeStorage();
    createKeptAnswers(storage, 'pl').keep('/nie-ma', resolution({ type: 'NOTFOUND' }));
    expect(storage.local.length).toBe(0);
  });
});
