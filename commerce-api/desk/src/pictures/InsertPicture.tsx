import { useState, type RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { UploadedPicture } from '../api.ts';
import * as styles from '../parts/parts.css.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { withPicture } from './with-picture.ts';

interface InsertPictureProps {
  /** The field of the text. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** The field that says how the text is written. */
  readonly format: string;
  /** To be called with the text that has the picture. */
  readonly onInsert: (text: string) => void;
}

/** Puts an uploaded picture into a text, where the cursor stands. */
export const InsertPicture = ({ area, format: formatName, onInsert }: InsertPictureProps) => {
  const translate = useTranslate();
  const format: unknown = useWatch({ name: formatName });
  const [isOpen, setOpen] = useState(false);
  const insert = (picture: UploadedPicture): void => {
    if (area.current === null) return;
    const { value, selectionStart: start, selectionEnd: end } = area.current;
    onInsert(withPicture({ text: value, start, end }, picture, format === 'html' ? 'html' : 'markdown'));
  };
  return (
    <div>
      <button type="button" className={styles.button.plain} onClick={() => setOpen(true)}>
        {translate('pictures.insert')}
      </button>
      {isOpen && <PictureDialog onChoose={insert} onClose={() => setOpen(false)} />}
    </div>
  );
};
