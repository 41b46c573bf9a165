import type { Static } from 'typebox';
import { complaintAnswerBy } from 'shared-contracts/complaints';
import { grosze } from 'shared-contracts/money';
import { canChoosePickup, pickupDays } from '../../pickups/days.ts';
import type { ComplaintHistory } from '../../complaints/read.ts';
import type { ComplaintStatus } from '../schemas/index.ts';

type Status = Static<typeof ComplaintStatus>;

/** J-288: when the courier comes; null for goods that are brought to a shop, or are not collected any more. */
function pickupOf({ complaint, pickup }: ComplaintHistory, now: Date): NonNullable<Status['pickup']> | null {
  const { state, document } = complaint;
  if (document.returnWay !== 'courier' || (pickup !== null && pickup.ended_at !== null)) return null;
  const canChoose = canChoosePickup({ returnWay: document.returnWay, state, pickup }, now);
  if (pickup === null && !canChoose) return null;
  return {
    day: pickup?.day ?? null,
    shipment: pickup?.shipment ?? null,
    collected_at: pickup?.collected_at?.toISOString() ?? null,
    days: canChoose ? [...pickupDays(now)] : [],
  };
}

/** J-333: that money goes back is a part of how a complaint stands; how much, and why, is told to its claimant. */
function refundOf({ refund }: ComplaintHistory, isProven: boolean): NonNullable<Status['refund']> | null {
  if (refund === null) return null;
  const { refunded_at: at, amount, note } = refund;
  return {
    at: at?.toISOString() ?? null,
    amount: isProven && amount !== null ? grosze(amount) : null,
    note: isProven ? note : '',
  };
}

/** how a complaint stands. What anybody has written in it is told to its claimant alone (J-287). */
export function statusAnswer(history: ComplaintHistory, { isProven, now }: { readonly isProven: boolean; readonly now: Date }): Status {
  const { complaint, events, messages } = history;
  const submittedAt = complaint.submitted_at.toISOString();
  return {
    complaintNumber: complaint.number,
    state: complaint.state,
    submitted_at: submittedAt,
    answer_by: complaintAnswerBy(submittedAt),
    product_name: complaint.document.product.name,
    demand: complaint.document.demand,
    timeline: events.map(({ state, at, message }) => ({ state, at: at.toISOString(), message: isProven ? message : '' })),
    is_proven: isProven,
    messages: isProven ? messages.map(({ at, text, files }) => ({ at: at.toISOString(), text, files: files.map(({ name }) => name) })) : [],
    pickup: pickupOf(history, now),
    refund: refundOf(history, isProven),
  };
}
