import { useId, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { PHOTO_TYPES } from 'shared-contracts/reviews';
import { Button } from 'shared-ui/button';
import { ImagePlus, Monitor, X } from 'shared-ui/icons';
import { reportTexts } from '../texts.ts';
import * as css from './screen-picture.css.ts';
import type { ScreenPicture } from './use-screen-picture.ts';

/** J-375: where a picture of the screen is taken, looked at and taken away again; its state is `useScreenPicture`. */
export const ScreenPictureField = ({ picture }: { readonly picture: ScreenPicture }): ReactNode => {
  const t = useTexts(reportTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const { address, problem, isBusy, take, capture, remove } = picture;
  const hasPicture = address !== '';
  return (
    <div ref={group} tabIndex={-1} className={css.field} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className={css.label}>
        {t('picture')}
      </p>
      <p id={`${id}-hint`} className={css.hint}>
        {t('picture.hint')}
      </p>
      {hasPicture && <img className={css.preview} src={address} alt={t('picture.preview')} />}
      <div className={css.buttons}>
        {capture !== null && (
          <Button variant="secondary" icon={Monitor} busy={isBusy} onClick={() => void capture()}>
            {t(hasPicture ? 'picture.captureAgain' : 'picture.capture')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={PHOTO_TYPES.join(',')}
          aria-label={t('picture.file')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void take(file);
            // The same file may be picked again.
            currentTarget.value = '';
          }}
        />
        <Button variant="secondary" icon={ImagePlus} busy={isBusy} onClick={() => input.current?.click()}>
          {t(hasPicture ? 'picture.fileAgain' : 'picture.file')}
        </Button>
        {hasPicture && (
          <Button
            variant="secondary"
            icon={X}
            onClick={() => {
              remove();
              // The button goes with the picture.
              group.current?.focus();
            }}
          >
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <p role="status" className={problem === null ? css.done : css.error}>
        {problem === null ? hasPicture && !isBusy && t('picture.ready') : t(`picture.${problem}`)}
      </p>
    </div>
  );
};
