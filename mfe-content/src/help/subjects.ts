import type { PageKind } from 'shared-contracts';
import { returnForm, returns, warranty, type HelpLink } from '../contact/topics.ts';

/** What a page of help is about; its texts start with this. */
export type HelpSubject = 'complaint' | 'error';

interface Help {
  readonly subject: HelpSubject;
  readonly links: readonly HelpLink[];
}

const complaint: Help = { subject: 'complaint', links: [warranty, returns, returnForm] };
const error: Help = { subject: 'error', links: [] };

/** addresses at which the shop's people help until it can be done on the page. */
export const helpOf = (kind: PageKind): Help => (kind === 'complaints' ? complaint : error);

/** What to have at hand. */
export const preparations = ['first', 'second', 'third'] as const;
