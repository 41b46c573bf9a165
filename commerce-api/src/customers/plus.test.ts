import { describe, expect, test } from '@jest/globals';
import type { CustomerDocument } from './documents.ts';
import { isMember, joinRefusal } from './plus.ts';

const nobody: CustomerDocument = { isPlus: false, isPlusAllowed: false, neoportalUserId: null };
const store = (change: object = {}) => ({
  config: { plusEnabled: true, friendsAndFamily: false, plusWhitelistIps: ['203.0.113.7'], ...change },
});
const closed = { friendsAndFamily: true };

describe('who may join the Plus programme', () => {
  test.each([
    ['everybody', {}, {}, undefined],
    ['a member, again', { isPlus: true }, {}, undefined],
    ['no seller of the neoportal', { neoportalUserId: 'salon-7' }, {}, 'plus_not_for_neoportal'],
    ['nobody in a store without it', {}, { plusEnabled: false }, 'no_plus_programme'],
    ['among friends and family nobody else', {}, closed, 'plus_by_invitation'],
    ['among friends and family who is invited', { isPlusAllowed: true }, closed, undefined],
    ['no seller there, though invited', { isPlusAllowed: true, neoportalUserId: 'salon-7' }, closed, 'plus_not_for_neoportal'],
  ])('[F-01] [J-298] %s', (_case, document, settings, expected) => {
    expect(joinRefusal({ ...nobody, ...document }, store(settings), '198.51.100.9')).toBe(expected);
  });

  test('[F-01] [J-298] among friends and family who calls from a listed address', () => {
    expect(joinRefusal(nobody, store(closed), '203.0.113.7')).toBeUndefined();
  });

  test('[F-01] a member counts as one where the store has the programme, a seller nowhere', () => {
    expect(isMember({ ...nobody, isPlus: true }, store())).toBe(true);
    expect(isMember({ ...nobody, isPlus: true }, store({ plusEnabled: false }))).toBe(false);
    expect(isMember({ ...nobody, isPlus: true, neoportalUserId: 'salon-7' }, store())).toBe(false);
    expect(isMember(nobody, store())).toBe(false);
  });
});
