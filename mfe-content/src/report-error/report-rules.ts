import { isPrivatePage, matchFixedRoute } from 'shared-contracts';
import type { ApiError } from 'shared-contracts/errors';
import { fieldProblemOf, normalisePhone, requiredEmail, requiredText } from 'shared-contracts/checkout';
import { check, object, optional, pipe, string, trim } from 'valibot';

const longestName = 60;
export const LONGEST_COMMENT = 4000;

/** B-05: name, e-mail, telephone, comment; the telephone and the page may be left out. */
export const reportSchema = object({
  name: requiredText(longestName),
  email: requiredEmail(),
  phone: pipe(
    string(),
    trim(),
    check((text) => text === '' || normalisePhone(text) !== undefined, 'phone'),
  ),
  comment: requiredText(LONGEST_COMMENT),
  page: pipe(string(), trim()),
  website: optional(string(), ''),
});

/** What can be wrong with a field of the form. */
export type ReportProblem = 'required' | 'email' | 'phone' | 'too-long';

const problems: readonly string[] = ['required', 'email', 'phone', 'too-long'] satisfies readonly ReportProblem[];
const isReportProblem = (code: string): code is ReportProblem => problems.includes(code);

export const parseProblem = (code: unknown): ReportProblem | undefined => {
  const problem = fieldProblemOf(code);
  return problem !== undefined && isReportProblem(problem) ? problem : undefined;
};

/** Which text explains why the form was not taken. */
export const failureOf = ({ kind, status }: Pick<ApiError, 'kind' | 'status'>): 'network' | 'often' | 'other' => {
  if (kind === 'network' || status === 503) return 'network';
  return status === 429 ? 'often' : 'other';
};

/** Tokens of links, hashes of orders and ids of reservations are longer, characters. */
const longestPlain = 15;

/** J-235: without what opens a page of one visitor: who reads the report could open it as well. */
const withoutKeys = (pathname: string, search: string): string => {
  const kind = matchFixedRoute(pathname)?.kind;
  // Lists and searches are other pages with another query; pages of the fixed table take keys in it.
  const query = kind === undefined || kind === 'search' ? search : '';
  if (kind === undefined || !isPrivatePage(kind)) return pathname + query;
  return pathname
    .split('/')
    .map((segment) => (segment.length > longestPlain ? '*' : segment))
    .join('/');
};

/**
 * The path of a page of the shop from what somebody has typed or pasted; '' for anything else.
 * @param origin of the shop
 */
export const pagePathOf = (text: string, origin: string): string => {
  const address = URL.parse(text.trim(), `${origin}/`);
  return text.trim() === '' || address?.origin !== origin ? '' : withoutKeys(address.pathname, address.search);
};
