import type { Transaction } from '../database/database.ts';

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
const record: Transaction<ConsentDecision, void> = async (connection, decision) => {
  const { visitor, storeCode, analytics, functional, marketing, textVersion, language } = decision;
  await connection.query(
    `insert into consent_decision (visitor, store_code, decided_at, analytics, functional, marketing, text_version, language)
     values ($1, $2, now(), $3, $4, $5, $6, $7)`,
    [visitor, storeCode, analytics, functional, marketing, textVersion, language],
  );
};

/** J-72: what a browser has decided, latest first. */
const ofVisitor: Transaction<string, readonly (Omit<ConsentDecision, 'visitor'> & { readonly decidedAt: string })[]> = (
  connection,
  visitor,
) =>
  connection.query(
    `select store_code as "storeCode", to_json(decided_at) #>> '{}' as "decidedAt", analytics, functional, marketing,
            text_version as "textVersion", language
     from consent_decision where visitor = $1 order by decided_at desc, id desc limit 100`,
    [visitor],
  );

export const consentTransactions = { 'consents.record': record, 'consents.of-visitor': ofVisitor } as const;

export type ConsentTransactions = typeof consentTransactions;
