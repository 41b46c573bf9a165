import type { ReactNode } from 'react';
import type { ComplaintState } from 'shared-contracts/complaints';
import { grosze } from 'shared-contracts/money';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Check, Clock, FileText, Mail, X } from 'shared-ui/icons';
import type { CaseStep } from '../../cases/CaseTimeline.tsx';
import type { ComplaintTranslate } from '../texts.ts';
import type { ReadComplaint } from './read-complaint.ts';
import * as css from './status.css.ts';

const marks = { submitted: Check, answered: Mail, accepted: Check, rejected: X } as const;
const looks = { submitted: 'done', answered: 'done', accepted: 'done', rejected: 'stopped' } as const;

/** Whether the shop has yet to decide. */
export const isOpen = (state: ComplaintState): boolean => state === 'submitted' || state === 'answered';

type Message = NonNullable<ReadComplaint['messages']>[number];

const Written = ({ message: { text, files }, filesLabel }: { readonly message: Message; readonly filesLabel: string }): ReactNode => (
  <>
    <span className={css.message} dir="auto">
      <CatalogueText text={text} />
    </span>
    {files.length > 0 && (
      <span className={css.files}>
        {filesLabel} <bdi>{files.join(', ')}</bdi>
      </span>
    )}
  </>
);

/** J-333: the money of an accepted complaint; its claimant reads how much it is, and why it is less than was expected. */
function refundSteps(t: ComplaintTranslate, refund: NonNullable<ReadComplaint['refund']>): readonly CaseStep[] {
  const { at, amount, note } = refund;
  if (at === null) return [{ key: 'refund', name: t('refund.waits'), look: 'current', icon: Clock, at }];
  const name = amount === null ? t('refund.done') : amount === 0 ? t('refund.nothing') : t('refund.of', { amount: grosze(amount) });
  const children = note !== '' && (
    <span className={css.message}>
      <CatalogueText text={note} />
    </span>
  );
  return [{ key: 'refund', name, look: 'done', icon: Check, at, children }];
}

/** What has happened to a complaint, what was written on both sides, and what comes next: the oldest first. */
export function complaintSteps(t: ComplaintTranslate, { state, timeline, messages = [], refund }: ReadComplaint): readonly CaseStep[] {
  const steps = timeline.map((event, index): CaseStep => ({
    key: `event ${index}`,
    name: t(`state.${event.state}`),
    look: looks[event.state],
    icon: marks[event.state],
    at: event.at,
    children: event.message !== '' && (
      <span className={css.message}>
        <CatalogueText text={event.message} />
      </span>
    ),
  }));
  const written = messages.map((message, index): CaseStep => ({
    key: `message ${index}`,
    name: t('message.yours'),
    look: 'done',
    icon: FileText,
    at: message.at,
    children: <Written message={message} filesLabel={t('message.files', { count: message.files.length })} />,
  }));
  const all = [...steps, ...written].toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
  if (isOpen(state)) return [...all, { key: 'waiting', name: t('state.waiting'), look: 'current', icon: Clock, at: null }];
  return refund == null ? all : [...all, ...refundSteps(t, refund)];
}
