import { Play, ZoomIn } from 'shared-ui/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { LATER_BESIDE_MARK, useTexts } from 'shared-contracts';
import { IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { Picture } from 'shared-ui/picture';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import type { GalleryPicture } from '../rules/gallery-pictures.ts';
import { FilmSlide } from './FilmSlide.tsx';
import { useSlides } from './use-slides.ts';
import * as css from './gallery.css.ts';
import { SIZES, WIDTHS } from './slide-sizes.ts';

const ZoomDialog = lazyPart(() => import('./ZoomDialog.tsx'), FailedDialog);

interface GalleryProps {
  readonly name: string;
  readonly pictures: readonly GalleryPicture[];
  readonly films: Product['movies'];
  /** A page with the same pictures. */
  readonly page?: string | undefined;
  /** More pictures follow: the place of the thumbnails is held free. */
  readonly partial?: boolean;
  /** Stands over the corner of the first picture. */
  readonly children?: ReactNode;
}

/** P-08: pictures and films on a scroll-snap track with thumbnails; zoom and player are loaded when asked for. */
export const Gallery = ({ name, pictures, films, page, partial = false, children }: GalleryProps): ReactNode => {
  const t = useTexts(texts);
  const { track, shown, show } = useSlides();
  const [zoomed, setZoomed] = useState(false);
  const count = pictures.length + films.length;
  const numbered = (at: number): string => t('photo', { number: at + 1, total: pictures.length });
  return (
    <div className={partial || count > 1 ? `${css.gallery} ${css.withThumbs}` : css.gallery} role="group" aria-label={t('gallery')}>
      <div className={css.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <ul className={css.track} ref={track} tabIndex={0} aria-label={t('gallery')}>
          {pictures.map(({ url, alt }, at) => (
            <li key={url} id={`zdjecie-${at + 1}`} className={css.slide} {...(at > 0 && LATER_BESIDE_MARK)}>
              <Picture base={url} alt={alt} sizes={SIZES} widths={WIDTHS} ratio="gallery" priority={at === 0} />
            </li>
          ))}
          {films.map((film, at) => (
            <li key={film.id} id={`film-${at + 1}`} className={css.slide} {...LATER_BESIDE_MARK}>
              <FilmSlide film={film} pictures={pictures} isShown={shown === pictures.length + at} />
            </li>
          ))}
        </ul>
        {children !== undefined && <div className={css.labels}>{children}</div>}
        {shown < pictures.length && <IconButton className={css.zoom} icon={ZoomIn} label={t('zoom')} onClick={() => setZoomed(true)} />}
      </div>
      {partial && <div className={css.thumbs} />}
      {count > 1 && (
        <ul className={css.thumbs} {...LATER_BESIDE_MARK}>
          {pictures.map(({ url }, at) => (
            <li key={url}>
              <a
                className={css.thumb}
                href={`#zdjecie-${at + 1}`}
                aria-label={numbered(at)}
                onClick={(event) => show(event, at)}
                {...(at === shown && { 'aria-current': 'true' as const })}
              >
                <Picture base={url} alt="" sizes="64px" widths={[80, 160]} />
              </a>
            </li>
          ))}
          {films.map(({ id, title, poster }, at) => (
            <li key={id}>
              <a
                className={css.thumb}
                href={`#film-${at + 1}`}
                aria-label={t('film.of', { title })}
                onClick={(event) => show(event, pictures.length + at)}
                {...(pictures.length + at === shown && { 'aria-current': 'true' as const })}
              >
                <Picture base={poster} alt="" sizes="64px" widths={[80, 160]} />
                <Icon of={Play} className={css.filmMark} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense fallback={null}>
          <ZoomDialog
            name={name}
            pictures={pictures}
            first={shown}
            onClose={() => setZoomed(false)}
            {...(page !== undefined && { page })}
          />
        </Suspense>
      )}
    </div>
  );
};
