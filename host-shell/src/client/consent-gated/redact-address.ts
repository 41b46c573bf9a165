import { isPrivatePage } from 'shared-contracts';
import type { ResolvedPage } from '../../app/resolved-page.ts';
import { REDACTED } from '../../shell/redact-text.ts';

const addressSign = /@|%40/i;

/**
 * The path of a page without what belongs to one visitor: numbers of orders, tokens of links in e-mails, e-mail addresses.
 * Its query stays out altogether: people search for anything.
 */
export const redactPath = (path: string, page: Extract<ResolvedPage, { state: 'page' }>): string => {
  const { slug, ...personal } = page.params;
  // The slug of a checkout names its step; whoever has the id of a reservation may change it.
  const values = Object.values(page.kind === 'checkout' ? personal : { slug, ...personal });
  const isPersonal = (segment: string): boolean =>
    addressSign.test(segment) || values.includes(segment) || (isPrivatePage(page.kind) && /\d/.test(segment));
  return path
    .split('/')
    .map((segment) => (segment !== '' && isPersonal(segment) ? REDACTED : segment))
    .join('/');
};

/** Parameters whose values the shop itself has made. */
const ownParameters: ReadonlySet<string> = new Set(['order', 'p', 'category_id']);

/** The parameters of a query; values are kept only for the shop's own ones. */
export const redactQuery = (search: string): string => {
  const redacted = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) redacted.append(name, ownParameters.has(name) ? value : REDACTED);
  return redacted.toString();
};
