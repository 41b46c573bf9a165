import { normalisePhone } from 'shared-contracts/checkout';
import { cleanText } from 'shared-contracts/reviews';
import { emailProblem, nameProblem } from '../customers/field-checks.ts';
import type { FieldProblems } from '../server/invalid-fields.ts';

/** Longest description, characters. */
export const LONGEST_COMMENT = 4000;
const longestPage = 500;
const longestBrowser = 300;

/** The form as it was sent. */
export interface SentReport {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly comment: string;
  readonly page?: string;
}

/** What is kept of it. */
export interface ErrorReport {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly comment: string;
  readonly page: string;
  readonly browser: string;
  /** Code of a contact topic; empty: an error of the shop. */
  readonly topic: string;
}

const pathOf = (page: string): string => (/^\/(?![/\\])/.test(page) ? cleanText(page, { lines: false }).slice(0, longestPage) : '');

/** B-05: what is wrong with the form's fields. */
export function reportProblems({ name, email, phone = '', comment }: SentReport): FieldProblems {
  const text = cleanText(comment, { lines: true });
  return {
    name: nameProblem(name),
    email: emailProblem(email),
    phone: phone.trim() === '' || normalisePhone(phone) !== undefined ? null : 'phone',
    comment: text === '' ? 'required' : text.length > LONGEST_COMMENT ? 'too-long' : null,
  };
}

/** A form without problems, as it is kept. @param browser the User-Agent header */
export const reportOf = ({ name, email, phone = '', comment, page = '' }: SentReport, browser: string): Omit<ErrorReport, 'topic'> => ({
  name: cleanText(name, { lines: false }),
  email: email.trim(),
  phone: normalisePhone(phone) ?? '',
  comment: cleanText(comment, { lines: true }),
  page: pathOf(page),
  browser: cleanText(browser, { lines: false }).slice(0, longestBrowser),
});
