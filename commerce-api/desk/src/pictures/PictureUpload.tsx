import { useId, useRef, useState, type DragEvent } from 'react';
import { useLogoutIfAccessDenied, useTranslate } from 'ra-core';
import type { UploadedPicture } from '../api.ts';
import { DeskError } from '../desk-error.ts';
import * as styles from '../parts/parts.css.ts';
import { pictureCalls } from './picture-calls.ts';
import * as css from './pictures.css.ts';

/** As large as the server takes them; a larger file would be sent for nothing. */
const MOST_BYTES = 20 * 1024 * 1024;

interface PictureUploadProps {
  /** To be called with each picture that the server has kept. */
  readonly onUploaded: (picture: UploadedPicture) => void;
}

/** J-291: where pictures are dropped or chosen; several are sent one after the other. */
export const PictureUpload = ({ onUploaded }: PictureUploadProps) => {
  const translate = useTranslate();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [sending, setSending] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const isSending = sending !== null;

  const send = async (file: File): Promise<string | null> => {
    if (file.size > MOST_BYTES) return translate('pictures.tooLarge');
    try {
      onUploaded(await pictureCalls.upload(file));
      return null;
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      await logoutIfAccessDenied(error);
      return error.message;
    }
  };
  const sendAll = async (files: readonly File[]): Promise<void> => {
    if (isSending) return;
    setProblems([]);
    for (const file of files) {
      setSending(file.name);
      const problem = await send(file);
      if (problem !== null) setProblems((others) => [...others, `${file.name}: ${problem}`]);
    }
    setSending(null);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void sendAll([...event.dataTransfer.files]);
  };

  return (
    <div
      className={isOver ? css.dropOver : css.drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <p id={`${id}-hint`}>{translate('pictures.dropHint')}</p>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        hidden
        onChange={({ target }) => {
          void sendAll([...(target.files ?? [])]);
          // The same file once more is a choice, too.
          target.value = '';
        }}
      />
      <button
        type="button"
        className={styles.button.main}
        aria-disabled={isSending}
        aria-describedby={`${id}-hint`}
        onClick={() => !isSending && input.current?.click()}
      >
        {translate('pictures.choose')}
      </button>
      <p className={styles.muted} role="status">
        {sending === null ? '' : translate('pictures.sending', { name: sending })}
      </p>
      {problems.length > 0 && (
        <div className={styles.error} role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </div>
  );
};
