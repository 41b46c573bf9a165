import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import type { ComplaintState } from 'shared-contracts/complaints';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Icon } from 'shared-ui/icon';
import { Check, Clock, Mail, X } from 'shared-ui/icons';
import { formatMoment } from '../../session/format-moment.ts';
import type { Commerce } from '../../session/commerce.ts';
import * as timeline from '../../orders/timeline.css.ts';
import { complaintTexts } from '../texts.ts';
import * as css from './status.css.ts';

/** A complaint as its number tells it. */
export type ReadComplaint = Extract<Awaited<ReturnType<Commerce['complaintStatus']>>, { readonly ok: true }>['value'];

const marks = { submitted: Check, answered: Mail, accepted: Check, rejected: X } as const;
const looks = { submitted: 'done', answered: 'done', accepted: 'done', rejected: 'stopped' } as const;
const isOpen = (state: ComplaintState): boolean => state === 'submitted' || state === 'answered';

/** How a complaint stands: what has happened, what the shop has said, until when it answers. */
export const ComplaintStatus = ({ complaint }: { readonly complaint: ReadComplaint }): ReactNode => {
  const t = useTexts(complaintTexts);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { complaintNumber: number, state, product_name: product, demand } = complaint;
  return (
    <section className={css.found} aria-labelledby="complaint">
      <h3 id="complaint" ref={heading} tabIndex={-1} className={css.number}>
        {t('status.found', { number })}
      </h3>
      <p>
        <CatalogueText text={t('status.product', { product })} />
      </p>
      <p>{t('status.demand', { demand: t(`demand.${demand}`) })}</p>
      {isOpen(state) && <p className={css.until}>{t('status.answerBy', { day: complaint.answer_by })}</p>}
      <ol className={timeline.list} aria-label={t('status.timeline')}>
        {complaint.timeline.map((event) => (
          <li key={event.at} className={timeline.step[looks[event.state]]}>
            <span className={timeline.dot[looks[event.state]]}>
              <Icon of={marks[event.state]} size={16} />
            </span>
            <span className={timeline.textBlock}>
              <span className={timeline.name[looks[event.state]]}>{t(`state.${event.state}`)}</span>
              <time className={timeline.time} dateTime={event.at}>
                {formatMoment(event.at, language)}
              </time>
              {event.message !== '' && (
                <span className={css.message}>
                  <CatalogueText text={event.message} />
                </span>
              )}
            </span>
          </li>
        ))}
        {isOpen(state) && (
          <li className={timeline.step.current} aria-current="step">
            <span className={timeline.dot.current}>
              <Icon of={Clock} size={16} />
            </span>
            <span className={timeline.textBlock}>
              <span className={timeline.name.current}>{t('state.waiting')}</span>
            </span>
          </li>
        )}
      </ol>
    </section>
  );
};
