import { isPrivatePage } from 'shared-contracts';
import type { ResolvedPage } from '../../app/resolved-page.ts';

/** What stands for something of one visitor. */
const HIDDEN = '*';

const addressSign = /@|%40/i;

/**
 * The path of a page without what belongs to one visitor: numbers of orders, tokens of links in e-mails, e-mail addresses.
 * Its query stays out altogether: people search for anything.
 */
export const impersonalPath = (path: string, page: Extract<ResolvedPage, { state: 'page' }>): string => {
  // The slug of a checkout names its step.
  const values = page.kind === 'checkout' ? [] : Object.values(page.params);
  const isPersonal = (segment: string): boolean =>
    addressSign.test(segment) || values.includes(segment) || (isPrivatePage(page.kind) && /\d/.test(segment));
  return path
    .split('/')
    .map((segment) => (segment !== '' && isPersonal(segment) ? HIDDEN : segment))
    .join('/');
};

/** A text that was shown, without e-mail addresses and longer numbers. */
export const impersonalText = (text: string): string => text.replace(/\S+@\S+/g, HIDDEN).replace(/\d[\d -]{3,}\d/g, HIDDEN);
