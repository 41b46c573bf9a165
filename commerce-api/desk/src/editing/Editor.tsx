import { useRef, useState, type ReactNode } from 'react';
import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { Content, ContentEntry, ContentKind } from '../api.ts';
import { keepDraft, readDraft } from '../session.ts';
import { useWayBack } from '../parts/list-address.ts';
import * as styles from '../parts/parts.css.ts';
import { useChange, type FieldErrors } from '../parts/use-change.ts';
import { Conflict } from './Conflict.tsx';
import { contentCalls } from './content-calls.ts';
import { readFormDraft } from './form-draft.ts';
import * as css from './editing.css.ts';
import { KeepDraft } from './KeepDraft.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { Schedule } from './Schedule.tsx';
import { stateText } from './state-text.ts';
import { useTitle } from '../layout/use-title.ts';
import { Versions } from './Versions.tsx';

/** Not a new one that is in nobody's list yet. */
const isSaved = ({ content, record, other_record: other = null }: ContentEntry): boolean =>
  content !== null || record !== null || other !== null;

export interface EditorProps {
  readonly kind: ContentKind;
  /** Of its list: `pages`. */
  readonly resource: string;
  readonly entryKey: string;
  readonly title: string;
  readonly entry: ContentEntry;
  readonly initial: FieldValues;
  readonly contentOf: (values: FieldValues) => Content;
  /** Called with each newer state of the entry. */
  readonly onEntry: (entry: ContentEntry) => void;
  /** Fields. */
  readonly children: ReactNode;
}

/** J-217, J-218: the form of an entry with all that becomes of it: draft, publishing now or at a time, going back, and who was faster. */
export const Editor = ({ kind, resource, entryKey: key, title, entry, initial, contentOf, onEntry, children }: EditorProps) => {
  const translate = useTranslate();
  useTitle(title);
  const back = useWayBack(`/${resource}`);
  const place = `content:${kind}:${key}`;
  const [round, setRound] = useState(0);
  const [newer, setNewer] = useState<{ readonly entry: ContentEntry; readonly message: string } | null>(null);
  const { run, isPending } = useChange();
  const intent = useRef<'save' | 'publish'>('save');

  const taken = (next: ContentEntry): void => {
    keepDraft(place, '');
    setNewer(null);
    onEntry(next);
  };
  const outdated = async (message: string): Promise<void> => setNewer({ entry: await contentCalls.read(kind, key), message });
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed has gone. */
  const moved = (next: ContentEntry): void => {
    taken(next);
    heading.current?.focus();
  };
  const anew = (next: ContentEntry): void => {
    moved(next);
    setRound((count) => count + 1);
  };

  const send = (values: FieldValues, version: number): Promise<FieldErrors | undefined> => {
    const isPublished = intent.current === 'publish';
    return run({
      call: async () => {
        const saved = await contentCalls.save(kind, key, { version, content: contentOf(values) });
        // A draft is there, whatever becomes of it.
        keepDraft(place, '');
        onEntry(saved);
        return isPublished ? contentCalls.publish(kind, key, { version: saved.version }) : saved;
      },
      told: isPublished ? 'content.published' : 'content.saved',
      onDone: taken,
      onOutdated: outdated,
    });
  };

  const draft = readFormDraft(readDraft(place));
  const seen = draft?.version ?? entry.version;
  return (
    <div className={css.stack}>
      <div className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.row}>
          {entry.is_translated === true && isSaved(entry) && (
            <Link className={styles.button.plain} to={`/translations/${encodeURIComponent(`${kind} ${key}`)}`}>
              {translate('translations.link')}
            </Link>
          )}
          <Link className={styles.button.plain} to={back}>
            {translate('content.back')}
          </Link>
        </div>
      </div>
      <p className={styles.muted}>{stateText(entry, translate)}</p>
      <Form
        key={round}
        className={css.form}
        noValidate
        disableInvalidFormNotification
        defaultValues={draft?.values ?? initial}
        onSubmit={(values: FieldValues) => send(values, seen)}
      >
        <KeepDraft place={place} version={seen} />
        <div className={styles.card}>{children}</div>
        {newer !== null && (
          <Conflict
            message={newer.message}
            onKeep={(values) => {
              intent.current = 'save';
              return send(values, newer.entry.version);
            }}
            onTake={() => anew(newer.entry)}
          />
        )}
        <div className={styles.row}>
          <button type="submit" className={styles.button.plain} aria-disabled={isPending} onClick={() => (intent.current = 'save')}>
            {translate('content.save')}
          </button>
          <button type="submit" className={styles.button.main} aria-disabled={isPending} onClick={() => (intent.current = 'publish')}>
            {translate('content.publish')}
          </button>
        </div>
      </Form>
      {entry.has_page === true && entry.version > 0 && <PreviewLink kind={kind} entryKey={key} version={entry.version} />}
      <Schedule kind={kind} entryKey={key} entry={entry} onDone={moved} onOutdated={outdated} />
      <Versions kind={kind} entryKey={key} entry={entry} onDone={anew} onOutdated={outdated} />
    </div>
  );
};
