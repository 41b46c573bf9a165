import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Picture } from 'shared-ui/picture';
import { cx } from '../../cx.ts';
import * as css from './gallery.css.ts';
import { SIZES, WIDTHS } from './slide-sizes.ts';

interface LargePictureProps {
  /** Address without width and format. */
  readonly base: string;
  readonly alt: string;
}

/**
 * A picture in its largest size. Until that has come, the one that the gallery has shown stands in its place: the browser has it, on whatever
 * line.
 */
export const LargePicture = ({ base, alt }: LargePictureProps): ReactNode => {
  const [isThere, setThere] = useState(false);
  const onLoad = ({ target }: SyntheticEvent): void => {
    // That of the known one counts for nothing.
    if (target instanceof HTMLImageElement && target.closest('[aria-hidden]') === null) setThere(true);
  };
  return (
    <span className={css.zoomLayers} onLoadCapture={onLoad}>
      {!isThere && (
        <span className={css.zoomKnown} aria-hidden="true">
          <Picture base={base} alt="" sizes={SIZES} widths={WIDTHS} />
        </span>
      )}
      <Picture
        className={cx(css.zoomLarge, !isThere && css.zoomComing)}
        base={base}
        alt={alt}
        sizes="1280px"
        widths={[960, 1280]}
        priority
      />
    </span>
  );
};
