import { normaliseComplaintNumber } from 'shared-contracts/complaints';
import { COMPLAINT_MESSAGE, type ShopStorage } from 'shared-contracts/storage';
import type { Commerce } from '../../session/commerce.ts';

/** A complaint as its number, or its claimant, is told of it. */
export type ReadComplaint = Extract<Awaited<ReturnType<Commerce['complaintStatus']>>, { readonly ok: true }>['value'];

/** What this tab knows of a claimant: what is being written, and the e-mail address that proves them; null: a signed-in customer. */
export interface KeptMessage {
  readonly email: string | null;
  readonly text: string;
  readonly files: readonly { readonly id: string; readonly name: string }[];
}

export const nothingKept: KeptMessage = { email: null, text: '', files: [] };

/** What was kept for a complaint, under its number however that was typed. */
export function keptMessage(storage: Pick<ShopStorage, 'read'>, number: string): KeptMessage {
  const kept = storage.read(COMPLAINT_MESSAGE);
  return kept?.number === normaliseComplaintNumber(number) ? kept : nothingKept;
}

/** how a complaint stands; with the texts in it where this tab has proven its claimant before (J-287). */
export const readComplaint = (commerce: Commerce, storage: Pick<ShopStorage, 'read'>, number: string) =>
  commerce.complaintStatus(number, keptMessage(storage, number).email ?? undefined);
