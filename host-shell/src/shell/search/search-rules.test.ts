import { describe, expect, it } from '@jest/globals';
import { rememberQuery, resultsPath } from './search-rules.ts';

describe('search history', () => {
  it('[D-11] keeps five, newest first; a sixth drops the oldest', () => {
    expect(rememberQuery(['e', 'd', 'c', 'b', 'a'], 'f')).toEqual(['f', 'e', 'd', 'c', 'b']);
  });
  it('[D-11] holds every query once', () => {
    expect(rememberQuery(['pralka', 'tv'], ' TV ')).toEqual(['TV', 'pralka']);
  });
  it('[D-10] an empty query leaves no trace', () => {
    expect(rememberQuery(['tv'], '  ')).toEqual(['tv']);
    expect(resultsPath(' ')).toBeNull();
  });
  it('[J-193] control characters of a paste are blanks', () => {
    expect(resultsPath('pralka\u0000\t\u0007wąska ')).toBe('/search.html?query=pralka+w%C4%85ska');
  });
  it('[R-27] the address of the results carries the query encoded', () => {
    expect(resultsPath('tv & audio 50%')).toBe('/search.html?query=tv+%26+audio+50%25');
  });
});
