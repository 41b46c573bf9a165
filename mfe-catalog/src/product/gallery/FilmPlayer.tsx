import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { IconButton } from 'shared-ui/button';
import { Pause, Play } from 'shared-ui/icons';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import type { GalleryPicture } from '../rules/gallery-pictures.ts';
import { clockText, frameAt } from '../rules/film.ts';
import { FilmFrames } from './FilmFrames.tsx';
import { useFilmClock } from './use-film-clock.ts';
import * as css from './film.css.ts';

interface FilmPlayerProps {
  readonly film: Product['movies'][number];
  readonly pictures: readonly GalleryPicture[];
  /** False: another slide is shown, the film waits. */
  readonly isShown: boolean;
}

/** P-08: plays a film: the product's pictures with the film's words, without a player from elsewhere. */
export default function FilmPlayer({ film, pictures, isShown }: FilmPlayerProps): ReactNode {
  const t = useTexts(texts);
  const { seconds, isPlaying, toggle, seek } = useFilmClock(film.duration_seconds, isShown);
  const { picture, caption } = frameAt(film, seconds, pictures.length);
  const button = useRef<HTMLDivElement>(null);
  // The button that has opened the player is gone: its place in the order of focus is taken by the one that pauses.
  useEffect(() => button.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const [now, total] = [clockText(seconds), clockText(film.duration_seconds)];
  return (
    <figure className={css.player} aria-label={film.title}>
      <FilmFrames pictures={pictures} shown={picture} />
      {caption !== null && (
        <figcaption className={css.caption}>
          <CatalogueText text={caption} />
        </figcaption>
      )}
      <div ref={button} className={css.controls}>
        <IconButton
          className={css.control}
          icon={isPlaying ? Pause : Play}
          label={t(isPlaying ? 'film.pause' : 'film.resume')}
          onClick={toggle}
        />
        <input
          className={css.track}
          type="range"
          min={0}
          max={film.duration_seconds}
          step={1}
          value={Math.floor(seconds)}
          aria-label={t('film.position')}
          aria-valuetext={t('film.at', { now, total })}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        />
        <span className={css.time} aria-hidden="true">
          {now} / {total}
        </span>
      </div>
    </figure>
  );
}
