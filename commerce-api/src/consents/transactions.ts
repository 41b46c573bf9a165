import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { now } from '../database/expressions.ts';

/** One decision of a visitor about cookies. */
export interface ConsentDecision {
  /** Made by the browser for its decisions alone; says nothing of who it is. */
  readonly visitor: string;
  readonly storeCode: string;
  readonly analytics: boolean;
  readonly functional: boolean;
  readonly marketing: boolean;
  /** Of the words that the visitor was shown. */
  readonly textVersion: string;
  readonly language: string;
}

/** J-72: adds a decision to the log. The time is the server's own. */
const record: Transaction<ConsentDecision, void> = async (db, decision) => {
  const { visitor, storeCode, analytics, functional, marketing, textVersion, language } = decision;
  await db
    .insertInto('consent_decision')
    .values({ visitor, store_code: storeCode, decided_at: now, analytics, functional, marketing, text_version: textVersion, language })
    .execute();
};

/** J-72: what a browser has decided, latest first. */
const ofVisitor: Transaction<string, readonly (Omit<ConsentDecision, 'visitor'> & { readonly decidedAt: string })[]> = (db, visitor) =>
  db
    .selectFrom('consent_decision')
    .select((eb) => [
      'store_code as storeCode',
      sql<string>`to_json(${eb.ref('decided_at')}) #>> '{}'`.as('decidedAt'),
      'analytics',
      'functional',
      'marketing',
      'text_version as textVersion',
      'language',
    ])
    .where('visitor', '=', visitor)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

export const consentTransactions = { 'consents.record': record, 'consents.of-visitor': ofVisitor } as const;

export type ConsentTransactions = typeof consentTransactions;
