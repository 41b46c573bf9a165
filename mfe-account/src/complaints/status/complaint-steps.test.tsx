import { describe, expect, it } from '@jest/globals';
import type { ComplaintTranslate } from '../texts.ts';
import { complaint } from '../../testing/fixtures.ts';
import { complaintSteps } from './complaint-steps.tsx';

/** The key of a text with its values. */
const t: ComplaintTranslate = (key, values) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`);

const accepted = { ...complaint, state: 'accepted' as const, demand: 'price-reduction' as const };
const at = '2026-11-25T09:00:00.000Z';

describe('[J-333] the money of an accepted complaint in its timeline', () => {
  it.each([
    ['waits', { at: null, amount: null, note: '' }, 'refund.waits', 'current'],
    ['has gone, to its claimant with the sum', { at, amount: 12_900, note: '' }, 'refund.of {"amount":12900}', 'done'],
    ['has gone, to whoever knows the number without', { at, amount: null, note: '' }, 'refund.done', 'done'],
    ['was none any more', { at, amount: 0, note: '' }, 'refund.nothing', 'done'],
  ] as const)('%s', (_, refund, name, look) => {
    expect(complaintSteps(t, { ...accepted, refund }).at(-1)).toMatchObject({ name, look, at: refund.at });
  });

  it('is no step where none is given back, and while nobody has decided', () => {
    expect(complaintSteps(t, { ...accepted, refund: null }).map(({ key }) => key)).not.toContain('refund');
    expect(complaintSteps(t, complaint).at(-1)?.name).toBe('state.waiting');
  });
});
