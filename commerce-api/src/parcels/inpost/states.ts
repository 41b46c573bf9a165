import type { ParcelState } from '../parcel.ts';

/** What the statuses of InPost's ShipX API mean here. Those that are not listed tell a recipient nothing (offers, reminders, readdressing). */
const states: Readonly<Record<string, ParcelState>> = {
  confirmed: 'label_made',
  dispatched_by_sender: 'taken_over',
  dispatched_by_sender_to_pok: 'taken_over',
  collected_from_sender: 'taken_over',
  taken_by_courier: 'taken_over',
  taken_by_courier_from_pok: 'taken_over',
  adopted_at_source_branch: 'on_its_way',
  sent_from_source_branch: 'on_its_way',
  adopted_at_sorting_center: 'on_its_way',
  sent_from_sorting_center: 'on_its_way',
  adopted_at_target_branch: 'on_its_way',
  out_for_delivery: 'out_for_delivery',
  out_for_delivery_to_address: 'out_for_delivery',
  avizo: 'attempt_failed',
  undelivered: 'attempt_failed',
  undelivered_wrong_address: 'attempt_failed',
  undelivered_incomplete_address: 'attempt_failed',
  undelivered_unknown_receiver: 'attempt_failed',
  undelivered_no_mailbox: 'attempt_failed',
  undelivered_not_live_address: 'attempt_failed',
  undelivered_lack_of_access_letterbox: 'attempt_failed',
  undelivered_cod_cash_receiver: 'attempt_failed',
  ready_to_pickup: 'waits_at_point',
  ready_to_pickup_from_pok: 'waits_at_point',
  ready_to_pickup_from_pok_registered: 'waits_at_point',
  ready_to_pickup_from_branch: 'waits_at_point',
  stack_in_box_machine: 'waits_at_point',
  stack_in_customer_service_point: 'waits_at_point',
  courier_avizo_in_customer_service_point: 'waits_at_point',
  delivered: 'delivered',
  rejected_by_receiver: 'returned',
  returned_to_sender: 'returned',
};

/** @returns undefined for a status that is not shown */
export const stateOf = (status: string): ParcelState | undefined => (Object.hasOwn(states, status) ? states[status] : undefined);
