import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { LoadingPart } from '../../account/LoadingTiles.tsx';
import { CaseTimeline } from '../../cases/CaseTimeline.tsx';
import * as caseCss from '../../cases/cases.css.ts';
import { ConfirmationLink } from '../ConfirmationLink.tsx';
import { complaintTexts } from '../texts.ts';
import { complaintSteps, isOpen } from './complaint-steps.tsx';
import { Pickup } from './Pickup.tsx';
import type { ReadComplaint } from './read-complaint.ts';
import * as css from './status.css.ts';

// Who only looks how a complaint stands needs none of them.
const MessageForm = lazyPart(() => import('./MessageForm.tsx'), FailedInPlace);
const ProofForm = lazyPart(() => import('./ProofForm.tsx'), FailedInPlace);

/** How a complaint stands: what has happened, what was written, until when the shop answers; its claimant writes back here. */
export const ComplaintStatus = ({ found }: { readonly found: ReadComplaint }): ReactNode => {
  const t = useTexts(complaintTexts);
  const heading = useInitialFocus<HTMLHeadingElement>();
  const told = useRef<HTMLParagraphElement>(null);
  const [complaint, setComplaint] = useState(found);
  const [news, setNews] = useState<'message' | 'pickup' | null>(null);
  const { complaintNumber: number, state, product_name: product, demand, messages = [] } = complaint;
  // What had the focus goes with what was done.
  const change = (what: typeof news) => (next: ReadComplaint) => {
    setComplaint(next);
    setNews(what);
    (what === null ? heading : told).current?.focus();
  };
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
      <CaseTimeline label={t('status.timeline')} steps={complaintSteps(t, complaint)} />
      <p ref={told} tabIndex={-1} role="status" className={caseCss.news}>
        {news !== null && t(`news.${news}`)}
      </p>
      <Pickup complaint={complaint} onChanged={change('pickup')} />
      {complaint.is_proven === false && (
        <Suspense fallback={<LoadingPart />}>
          <ProofForm number={number} onProven={change(null)} />
        </Suspense>
      )}
      {complaint.is_proven === true && isOpen(state) && (
        <Suspense fallback={<LoadingPart />}>
          <MessageForm key={messages.length} number={number} onSent={change('message')} />
        </Suspense>
      )}
      <ConfirmationLink number={number} />
    </section>
  );
};
