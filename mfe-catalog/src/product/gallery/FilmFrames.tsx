import { memo, type ReactNode } from 'react';
import { Picture } from 'shared-ui/picture';
import type { GalleryPicture } from '../rules/gallery-pictures.ts';
import * as css from './film.css.ts';

interface FilmFramesProps {
  readonly pictures: readonly GalleryPicture[];
  /** Index of the picture that is seen. */
  readonly shown: number;
}

/** The pictures of a film on top of each other. The film's clock ticks several times a second; they are drawn when another is seen. */
export const FilmFrames = memo(function FilmFrames({ pictures, shown }: FilmFramesProps): ReactNode {
  return pictures.map(({ url }, at) => (
    <div key={url} className={at === shown ? css.frame : css.hiddenFrame}>
      <Picture base={url} alt="" sizes="(min-width: 1100px) 680px, 92vw" widths={[480, 640, 960]} ratio="gallery" />
    </div>
  ));
});
