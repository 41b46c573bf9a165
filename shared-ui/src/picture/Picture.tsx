import { LATER_BESIDE_MARK, imageSources, type ImageWidth } from 'shared-contracts';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { focusClass } from './focus.ts';
import { OTHER_PICTURE, firstPicture, inDocument } from './in-document.ts';
import * as css from './picture.css.ts';

export interface PictureProps {
  /** Address without width and format: `/media/catalog/123/front`. */
  readonly base: string;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  /** Width of the box in CSS terms: `(min-width: 1100px) 25vw, 50vw`. */
  readonly sizes: string;
  readonly widths?: readonly ImageWidth[];
  readonly ratio?: keyof typeof css.ratio;
  readonly fit?: keyof typeof css.fit;
  /** Eager with high priority: the one picture that a page is looked at for. Each more would delay the first paint of that one. */
  readonly priority?: boolean;
  /** Comes after that one on narrow screens, wherever it stands. */
  readonly later?: boolean;
  readonly className?: string | undefined;
}

/** [P-30] AVIF, else WebP or JPEG as the browser takes them, in a box of fixed aspect, so that nothing moves when the picture arrives. */
export const Picture = ({
  base,
  alt,
  sizes,
  widths,
  ratio = 'square',
  fit = 'contain',
  priority = false,
  later = false,
  className,
}: PictureProps): ReactNode => {
  const { avif, src } = imageSources(base, widths);
  return (
    <picture className={cx(css.box, css.ratio[ratio], className)} {...(later && LATER_BESIDE_MARK)}>
      <source type="image/avif" {...inDocument({ srcSet: avif, sizes })} />
      <img
        className={cx(css.image, css.fit[fit], fit === 'cover' && focusClass(base))}
        src={src}
        alt={alt}
        {...(priority ? firstPicture() : OTHER_PICTURE)}
      />
    </picture>
  );
};
