import { CircleAlert, ImagePlus, RotateCw, X } from 'shared-ui/icons';
import { useId, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { MOST_PHOTOS, PHOTO_TYPES } from 'shared-contracts/reviews';
import { Button, IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Spinner } from 'shared-ui/spinner';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { texts, type WrittenTranslate } from '../texts.ts';
import type { PhotoError, PickedPhoto, Photos } from './use-photos.ts';
import * as css from './photos.css.ts';

const errorText = (t: WrittenTranslate, { problem, name }: PhotoError): string =>
  problem === 'tooMany' ? t('photos.tooMany', { max: MOST_PHOTOS }) : t(`photos.${problem}`, { name });

const stateText = (t: WrittenTranslate, { state, name }: PickedPhoto): string => t(`photos.${state}`, { name });

/** J-152: the photos of a review: picked from files or taken with the camera, shown small, taken away again. */
export const PhotoPicker = ({ photos }: { readonly photos: Photos }): ReactNode => {
  const t = useTexts(texts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { list, errors } = photos;
  return (
    <div className={css.picker} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className={css.label}>
        {t('photos')}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PHOTO_TYPES.join(',')}
        aria-label={t('photos.add')}
        onChange={({ currentTarget }) => {
          photos.add([...(currentTarget.files ?? [])]);
          // The same file may be picked again.
          currentTarget.value = '';
        }}
      />
      {list.length > 0 && (
        <ul className={css.list}>
          {list.map((photo) => (
            <li key={photo.key} className={css.photo}>
              {photo.preview !== null && <img className={css.preview} src={photo.preview} alt={photo.name} />}
              {photo.state === 'sending' && <Spinner className={css.mark} />}
              {photo.state === 'failed' && (
                <IconButton
                  className={css.mark}
                  icon={RotateCw}
                  label={`${t('photos.again')}: ${photo.name}`}
                  onClick={() => photos.again(photo.key)}
                />
              )}
              <IconButton
                className={css.remove}
                icon={X}
                label={t('photos.remove', { name: photo.name })}
                onClick={() => photos.remove(photo.key)}
              />
            </li>
          ))}
        </ul>
      )}
      {list.length < MOST_PHOTOS && (
        <Button variant="secondary" icon={ImagePlus} onClick={() => input.current?.click()}>
          {t('photos.add')}
        </Button>
      )}
      <div role="alert">
        {errors.map((error, index) => (
          <p key={index} className={css.error}>
            <Icon of={CircleAlert} size={20} />
            <span>{errorText(t, error)}</span>
          </p>
        ))}
        {list
          .filter(({ state }) => state === 'failed')
          .map((photo) => (
            <p key={photo.key} className={css.error}>
              <Icon of={CircleAlert} size={20} />
              <span>{stateText(t, photo)}</span>
            </p>
          ))}
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        {t('photos.hint', { max: MOST_PHOTOS })}
      </p>
      <VisuallyHidden>
        <span role="status">
          {list
            .filter(({ state }) => state !== 'failed')
            .map((photo) => stateText(t, photo))
            .join('. ')}
        </span>
      </VisuallyHidden>
    </div>
  );
};
