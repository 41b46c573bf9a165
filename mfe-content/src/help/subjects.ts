import { returnForm, returns, warranty, type HelpLink } from '../contact/topics.ts';

/** where else a shopper with a complaint finds help. */
export const complaintLinks: readonly HelpLink[] = [warranty, returns, returnForm];

/** What to have at hand. */
export const preparations = ['first', 'second', 'third'] as const;
