import { useCallback, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'ra-core';
import type { UploadedPicture } from '../api.ts';
import * as styles from '../parts/parts.css.ts';
import { PictureLibrary } from './PictureLibrary.tsx';
import * as css from './pictures.css.ts';

interface PictureDialogProps {
  readonly onChoose: (picture: UploadedPicture) => void;
  /** It is closed, with a choice or without one. */
  readonly onClose: () => void;
}

/**
 * Where a picture is chosen or uploaded. It stands beside the form that asks for it: a form in a form is none. The browser gives the focus back to
 * what had it when the dialog closes.
 */
export const PictureDialog = ({ onChoose, onClose }: PictureDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback((element: HTMLDialogElement | null): void => {
    dialog.current = element;
    if (element?.open === false) element.showModal();
  }, []);
  // Closed, not only taken away: the focus goes back with it.
  const close = (): void => dialog.current?.close();
  return createPortal(
    <dialog
      ref={open}
      className={css.dialog}
      aria-labelledby={id}
      onClose={onClose}
      // What is sent here is not sent by the form behind.
      onSubmit={(event) => event.stopPropagation()}
    >
      <div className={styles.head}>
        <h2 className={styles.cardTitle} id={id}>
          {translate('pictures.dialog')}
        </h2>
        <button type="button" className={styles.button.plain} onClick={close}>
          {translate('app.close')}
        </button>
      </div>
      <PictureLibrary
        onChoose={(picture) => {
          onChoose(picture);
          close();
        }}
      />
    </dialog>,
    document.body,
  );
};
