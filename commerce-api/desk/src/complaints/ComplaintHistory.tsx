import { useTranslate } from 'ra-core';
import type { OpenComplaint } from '../api.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { SentFiles } from './SentFiles.tsx';

/** What the shop and the claimant have written since the complaint was submitted, the oldest first (J-286). */
export const ComplaintHistory = ({ complaint: { timeline, messages = [] } }: { readonly complaint: OpenComplaint }) => {
  const translate = useTranslate();
  const said = [
    ...timeline
      .filter(({ message }) => message !== '')
      .map(({ at, state, message }) => ({ at, who: translate(`complaints.state.${state}`), text: message, files: [] })),
    ...messages.map(({ at, text, files }) => ({ at, who: translate('complaints.written'), text, files })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  if (said.length === 0) return null;
  return (
    <ul aria-label={translate('complaints.history')}>
      {said.map(({ at, who, text, files }, index) => (
        <li key={`${at} ${index}`}>
          <p className={styles.muted}>
            {moment(at)} · {who}
          </p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
          <SentFiles files={files} label={translate('complaints.filesOf', { moment: moment(at) })} />
        </li>
      ))}
    </ul>
  );
};

/** Whether the claimant has had the last word, so that an answer is waited for. */
export const isWrittenBack = ({ timeline, messages = [] }: OpenComplaint): boolean =>
  (messages.at(-1)?.at ?? '') > (timeline.at(-1)?.at ?? '');
