import { useRef } from 'react';
import { useTranslate } from 'ra-core';
import type { OpenErrorReport } from '../api.ts';
import { deskChanges, readErrorPicture } from '../changes.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { Photo } from '../parts/Photo.tsx';
import { useChange } from '../parts/use-change.ts';
import type { RowGone } from '../parts/use-list.ts';

interface ErrorReportCardProps {
  readonly report: OpenErrorReport;
  /** It has been dealt with. */
  readonly onGone: RowGone;
}

/** What a visitor has reported: their words, how to reach them, where it happened, and what they saw (J-375). */
export const ErrorReportCard = ({ report, onGone }: ErrorReportCardProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const card = useRef<HTMLElement>(null);
  const { id, name, email, phone, comment, page_url: page, browser, topic, reported_at: since, has_picture: hasPicture } = report;
  const gone = () => onGone(card.current);
  const close = () =>
    void run({ call: () => deskChanges.closeErrorReport(id), told: 'error-reports.closed', onDone: gone, onOutdated: gone });
  return (
    <article ref={card} className={styles.card} aria-labelledby={`error-report-${id}`}>
      <h2 className={styles.cardTitle} id={`error-report-${id}`}>
        {topic === '' ? translate('error-reports.number', { id }) : translate('error-reports.message', { id, topic })}
      </h2>
      <p className={styles.muted}>
        <bdi>{name}</bdi>
        {' · '}
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
        {phone !== '' && (
          <>
            {' · '}
            <a className={styles.link} href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          </>
        )}
        {` · ${translate('error-reports.since', { time: moment(since) })}`}
      </p>
      <p className={styles.text} dir="auto">
        {comment}
      </p>
      {hasPicture && (
        <div className={styles.photos} role="group" aria-label={translate('error-reports.picture')}>
          <Photo id={`error-report-${id}`} number={1} count={1} read={() => readErrorPicture(id)} />
        </div>
      )}
      {page !== '' && (
        <p>
          <a className={styles.link} href={page} target="_blank" rel="noreferrer" title={translate('error-reports.page')}>
            {page}
          </a>
        </p>
      )}
      <p className={styles.muted}>{browser}</p>
      <p>
        <button
          type="button"
          className={styles.button.plain}
          aria-disabled={isPending}
          aria-label={translate('error-reports.closeNamed', { id })}
          onClick={close}
        >
          {translate('error-reports.close')}
        </button>
      </p>
    </article>
  );
};
