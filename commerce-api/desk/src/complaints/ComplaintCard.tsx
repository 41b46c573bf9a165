import { useRef } from 'react';
import { useTranslate } from 'ra-core';
import type { OpenComplaint } from '../api.ts';
import { deskChanges } from '../changes.ts';
import { dayText, moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { useChange } from '../parts/use-change.ts';
import type { RowGone } from '../parts/use-list.ts';
import { ComplaintFacts } from './ComplaintFacts.tsx';
import { ComplaintHistory, isWrittenBack } from './ComplaintHistory.tsx';
import { ComplaintMoney, forgetRefund } from './ComplaintMoney.tsx';
import { forgetMessage, ReplyForm, type Reply } from './ReplyForm.tsx';
import { SentFiles } from './SentFiles.tsx';

interface ComplaintCardProps {
  readonly complaint: OpenComplaint;
  /** It has an answer, or waits no more. */
  readonly onChanged: RowGone;
}

/** A complaint with its files and what has been said, and the form for the shop's answer or decision, or for the money. */
export const ComplaintCard = ({ complaint, onChanged }: ComplaintCardProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const card = useRef<HTMLElement>(null);
  const { id, number, files, refund = null } = complaint;
  const state = isWrittenBack(complaint) ? 'complaints.writtenBack' : `complaints.state.${complaint.state}`;

  const onDone = () => {
    forgetMessage(id);
    return onChanged(card.current);
  };
  const send = (reply: Reply, message: string) =>
    run({
      call: () => deskChanges.replyToComplaint(id, reply, message),
      told: `complaints.${reply}`,
      onDone,
      onOutdated: () => onChanged(card.current),
    });

  const pay = (amount: number, note: string) =>
    run({
      call: () => deskChanges.refundComplaint(id, amount, note),
      // The transfer for an order waits in its list of refunds; any other one has been made before.
      told: (paid) => (paid.by_hand && refund?.left != null ? 'complaints.refundedByHand' : 'complaints.refunded'),
      onDone: () => {
        forgetRefund(id);
        return onChanged(card.current);
      },
      onOutdated: () => onChanged(card.current),
    });

  return (
    <article ref={card} className={styles.card} aria-labelledby={`complaint-${id}`}>
      <h2 className={styles.cardTitle} id={`complaint-${id}`}>
        {translate('complaints.number', { number })}
      </h2>
      <p className={styles.muted}>
        {translate(state)}
        {' · '}
        {moment(complaint.submitted_at)}
        {' · '}
        {refund === null ? translate('complaints.answerBy', { day: dayText(complaint.answer_by) }) : translate('complaints.waitsForMoney')}
      </p>
      <ComplaintFacts complaint={complaint} />
      <p className={styles.text} dir="auto">
        {complaint.description}
      </p>
      <SentFiles files={files} label={translate('complaints.files')} />
      <ComplaintHistory complaint={complaint} />
      {refund === null ? (
        <ReplyForm key={complaint.timeline.length} complaintId={id} number={number} isPending={isPending} onSend={send} />
      ) : (
        <ComplaintMoney complaint={complaint} refund={refund} isPending={isPending} onSend={pay} />
      )}
    </article>
  );
};
