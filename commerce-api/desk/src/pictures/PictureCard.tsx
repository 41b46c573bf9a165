import { useRef } from 'react';
import { useTranslate } from 'ra-core';
import type { UploadedPicture } from '../api.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { SureButton } from '../parts/SureButton.tsx';
import { useChange } from '../parts/use-change.ts';
import { DescribePicture } from './DescribePicture.tsx';
import { pictureCalls } from './picture-calls.ts';
import * as css from './pictures.css.ts';
import { pictureName, thumbnail } from './use-pictures.ts';

interface PictureCardProps {
  readonly picture: UploadedPicture;
  readonly isNew: boolean;
  /** Of the desk's list: removes it from there, reads it again. */
  readonly onChanged: () => Promise<void>;
  readonly onRemoved: () => Promise<void>;
  /** Where a picture is looked for. */
  readonly onChoose?: ((picture: UploadedPicture) => void) | undefined;
}

/** An uploaded picture, what it shows, and what can be done with it. */
export const PictureCard = ({ picture, isNew, onChanged, onRemoved, onChoose }: PictureCardProps) => {
  const translate = useTranslate();
  const card = useRef<HTMLLIElement>(null);
  const { run, isPending } = useChange();
  const { id, address, name, width, height, version, by, uploaded_at: at, is_used: isUsed, is_decorative: isDecorative } = picture;
  const title = pictureName(picture);
  const isDescribed = version > 0;
  return (
    <li ref={card} className={styles.card} aria-label={title} tabIndex={-1}>
      <img className={css.thumbnail} src={thumbnail(address)} alt={picture.alt_pl} loading="lazy" />
      <p className={css.name}>
        <strong>{title}</strong>
        <br />
        <span className={styles.muted}>
          {name} · {width} × {height} · {moment(at)}
          {by !== null && ` · ${by}`}
        </span>
      </p>
      {!isDescribed && <p className={styles.error}>{translate('pictures.undescribed')}</p>}
      {isDecorative && <p className={styles.muted}>{translate('pictures.isDecorative')}</p>}
      {isDescribed && onChoose !== undefined && (
        <button
          type="button"
          className={styles.button.main}
          aria-label={translate('pictures.takeNamed', { name: title })}
          onClick={() => onChoose(picture)}
        >
          {translate('pictures.take')}
        </button>
      )}
      <details open={!isDescribed}>
        <summary className={css.summary}>{translate('pictures.description')}</summary>
        <DescribePicture
          picture={picture}
          takesFocus={isNew}
          onDone={async () => {
            await onChanged();
            // The fields close.
            card.current?.focus();
          }}
        />
      </details>
      {isUsed ? (
        <p className={styles.muted}>{translate('pictures.used')}</p>
      ) : (
        <div>
          <SureButton
            label={translate('pictures.remove')}
            sure={translate('pictures.removeSure')}
            name={translate('pictures.removeNamed', { name: title })}
            isPending={isPending}
            onSure={() =>
              void run({ call: () => pictureCalls.remove(id), told: 'pictures.removed', onDone: onRemoved, onOutdated: onChanged })
            }
          />
        </div>
      )}
    </li>
  );
};
