import { ChevronLeft, ChevronRight } from 'shared-ui/icons';
import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { IconButton } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { TextLink } from 'shared-ui/link';
import { texts } from '../texts.ts';
import type { GalleryPicture } from '../rules/gallery-pictures.ts';
import * as css from './gallery.css.ts';
import { LargePicture } from './LargePicture.tsx';
import { ZoomStage } from './ZoomStage.tsx';

/** A picture that there is in one size alone: the photo of a customer. */
interface WholePicture extends GalleryPicture {
  /** Pixels. */
  readonly whole: { readonly width: number; readonly height: number };
}

interface ZoomDialogProps {
  readonly name: string;
  readonly pictures: readonly (GalleryPicture | WholePicture)[];
  /** Index of the picture to start with. */
  readonly first: number;
  /** A page with the same pictures. */
  readonly page?: string;
  readonly onClose: () => void;
}

/** The pictures as large as the screen allows, one at a time. */
export default function ZoomDialog({ name, pictures, first, page, onClose }: ZoomDialogProps): ReactNode {
  const t = useTexts(texts);
  const [shown, setShown] = useState(first);
  const step = (by: number): void => setShown((at) => (at + by + pictures.length) % pictures.length);
  const picture = pictures[shown];
  return (
    <Dialog open onClose={onClose} title={t('zoomTitle', { name })} width="full">
      <div className={css.zoomStage}>
        <IconButton className={css.back} icon={ChevronLeft} label={t('previousPhoto')} onClick={() => step(-1)} />
        {picture && (
          <ZoomStage key={picture.url} onStep={step}>
            {'whole' in picture ? (
              <img className={css.zoomPhoto} src={picture.url} alt={picture.alt} {...picture.whole} draggable={false} />
            ) : (
              <LargePicture base={picture.url} alt={picture.alt} />
            )}
          </ZoomStage>
        )}
        <IconButton className={css.next} icon={ChevronRight} label={t('nextPhoto')} onClick={() => step(1)} />
      </div>
      <p className={css.zoomCount} role="status">
        {t('photo', { number: shown + 1, total: pictures.length })}
      </p>
      {page !== undefined && (
        <p className={css.zoomCount}>
          <TextLink to={page}>{t('galleryPage.open')}</TextLink>
        </p>
      )}
    </Dialog>
  );
}
