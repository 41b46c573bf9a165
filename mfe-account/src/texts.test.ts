import { describe, expect, it } from '@jest/globals';
import pl from './i18n/pl.json';
import ua from './i18n/ua.json';

describe('texts of the account', () => {
  it('[I-01] exist in both languages', () => expect(Object.keys(ua).toSorted()).toEqual(Object.keys(pl).toSorted()));
});
