import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { ComplaintState } from 'shared-contracts/complaints';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Check, Clock, Mail, X } from 'shared-ui/icons';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { CaseTimeline, type CaseStep } from '../../cases/CaseTimeline.tsx';
import * as caseCss from '../../cases/cases.css.ts';
import type { Commerce } from '../../session/commerce.ts';
import { ConfirmationLink } from '../ConfirmationLink.tsx';
import { complaintTexts } from '../texts.ts';
import * as css from './status.css.ts';

/** A complaint as its number tells it. */
type ReadComplaint = Extract<Awaited<ReturnType<Commerce['complaintStatus']>>, { readonly ok: true }>['value'];

const marks = { submitted: Check, answered: Mail, accepted: Check, rejected: X } as const;
const looks = { submitted: 'done', answered: 'done', accepted: 'done', rejected: 'stopped' } as const;
const isOpen = (state: ComplaintState): boolean => state === 'submitted' || state === 'answered';

/** How a complaint stands: what has happened, what the shop has said, until when it answers. */
export const ComplaintStatus = ({ complaint }: { readonly complaint: ReadComplaint }): ReactNode => {
  const t = useTexts(complaintTexts);
  const heading = useInitialFocus<HTMLHeadingElement>();
  const { complaintNumber: number, state, product_name: product, demand } = complaint;
  const steps = complaint.timeline.map((event): CaseStep => ({
    key: event.at,
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
  const waiting: CaseStep = { key: 'waiting', name: t('state.waiting'), look: 'current', icon: Clock, at: null };
  return (
    <section className={caseCss.found} aria-labelledby="complaint">
      <h3 id="complaint" ref={heading} tabIndex={-1} className={caseCss.foundNumber}>
        {t('status.found', { number })}
      </h3>
      <p>
        <CatalogueText text={t('status.product', { product })} />
      </p>
      <p>{t('status.demand', { demand: t(`demand.${demand}`) })}</p>
      {isOpen(state) && <p className={css.until}>{t('status.answerBy', { day: complaint.answer_by })}</p>}
      <CaseTimeline label={t('status.timeline')} steps={isOpen(state) ? [...steps, waiting] : steps} />
      <ConfirmationLink number={number} />
    </section>
  );
};
