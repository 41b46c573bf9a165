import { useRef } from 'react';
import { useTranslate } from 'ra-core';
import type { OpenComplaint } from '../api.ts';
import { deskChanges, readComplaintFile } from '../changes.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { dayText, moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { Photo } from '../parts/Photo.tsx';
import { useChange } from '../parts/use-change.ts';
import type { RowGone } from '../parts/use-list.ts';
import { ComplaintFacts } from './ComplaintFacts.tsx';
import { forgetMessage, ReplyForm, type Reply } from './ReplyForm.tsx';

interface ComplaintCardProps {
  readonly complaint: OpenComplaint;
  /** It has an answer, or waits no more. */
  readonly onChanged: RowGone;
}

/** A complaint with its files and what has been said, and the form for the shop's answer or decision. */
export const ComplaintCard = ({ complaint, onChanged }: ComplaintCardProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const card = useRef<HTMLElement>(null);
  const { id, number, files, timeline } = complaint;
  const photos = files.filter(({ media_type: type }) => type === 'image/webp');
  const papers = files.filter(({ media_type: type }) => type !== 'image/webp');
  const said = timeline.filter(({ message }) => message !== '');

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

  return (
    <article ref={card} className={styles.card} aria-labelledby={`complaint-${id}`}>
      <h2 className={styles.cardTitle} id={`complaint-${id}`}>
        {translate('complaints.number', { number })}
      </h2>
      <p className={styles.muted}>
        {translate(`complaints.state.${complaint.state}`)}
        {' · '}
        {moment(complaint.submitted_at)}
        {' · '}
        {translate('complaints.answerBy', { day: dayText(complaint.answer_by) })}
      </p>
      <ComplaintFacts complaint={complaint} />
      <p className={styles.text} dir="auto">
        {complaint.description}
      </p>
      {files.length > 0 && (
        <div className={styles.photos} role="group" aria-label={translate('complaints.files')}>
          {photos.map((file, index) => (
            <Photo key={file.id} id={file.id} number={index + 1} count={photos.length} read={readComplaintFile} />
          ))}
          {papers.map((file, index) => {
            const name = file.name || translate('complaints.fileUnnamed', { number: index + 1 });
            return (
              <FileButton
                key={file.id}
                name={name}
                label={translate('complaints.file', { name })}
                read={() => readComplaintFile(file.id)}
              />
            );
          })}
        </div>
      )}
      {said.length > 0 && (
        <ul aria-label={translate('complaints.history')}>
          {said.map(({ at, state, message }) => (
            <li key={at}>
              <p className={styles.muted}>
                {moment(at)} · {translate(`complaints.state.${state}`)}
              </p>
              <p className={styles.text}>{message}</p>
            </li>
          ))}
        </ul>
      )}
      <ReplyForm key={complaint.timeline.length} complaintId={id} number={number} isPending={isPending} onSend={send} />
    </article>
  );
};
