import { describe, expect, it } from '@jest/globals';
import { basesOf, complaintAnswerBy, isSecondStage, normaliseComplaintNumber, normaliseIban } from './index.ts';

describe('[J-230] rules of a complaint', () => {
  it.each([
    ['PL61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
    ['61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
    ['61 1090 1014 0000 0712 1981 2875', undefined],
    ['DE89370400440532013000', undefined],
    ['', undefined],
  ])('the account number %p is kept as %p', (typed, kept) => expect(normaliseIban(typed)).toBe(kept));

  it.each(['RMA-7K3QF-M2X9D', 'rma-7k3qf-m2x9d', ' 7K3QF M2X9D ', 'RMA7K3QFM2X9D'])('the number is known as %p', (typed) =>
    expect(normaliseComplaintNumber(typed)).toBe('RMA-7K3QF-M2X9D'),
  );

  it('consumers have conformity, companies the statutory warranty, everybody the guarantee', () => {
    expect(basesOf('consumer')).toEqual(['conformity', 'guarantee']);
    expect(basesOf('entrepreneur')).toEqual(['conformity', 'guarantee']);
    expect(basesOf('company')).toEqual(['statutory', 'guarantee']);
  });

  it('money is demanded after a repair or with a reason', () =>
    expect((['repair', 'replacement', 'price-reduction', 'withdrawal'] as const).map(isSecondStage)).toEqual([false, false, true, true]));

  it('the shop answers within fourteen days', () => expect(complaintAnswerBy('2026-11-24T22:30:00.000Z')).toBe('2026-12-08'));
});
