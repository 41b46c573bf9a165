import type { ReactNode } from 'react';
import { LATER_BESIDE_MARK, imageSources } from 'shared-contracts';
import { media } from 'shared-contracts/theme';
import { OTHER_PICTURE, firstPicture, focusClass, inDocument } from 'shared-ui/picture';
import type { HeroPlace } from './hero-layout.ts';
import * as css from './hero.css.ts';

/** Widths of the drawn picture: it is wider than its box, whose height it fills. */
const SIZES: Readonly<Record<HeroPlace, string>> = {
  whole: '100vw',
  large: '(min-width: 1440px) 960px, (min-width: 1100px) 66vw, 94vw',
  largeOfFive: '(min-width: 1366px) 960px, (min-width: 1100px) 66vw, 94vw',
  side: '480px',
  sideTall: '960px',
  upper: '480px',
  lower: '(min-width: 1366px) 480px, (min-width: 1100px) 48vw, 480px',
};

interface HeroPictureProps {
  /** Picture addresses without width and format: the wide one with its motif on the right, the tall one with it below. */
  readonly wide: string;
  readonly tall: string;
  /** What it shows; of a drawn one the words beside it say that. */
  readonly text?: string;
  readonly place: HeroPlace;
  /** The first picture that a shopper sees: eager, with high priority. */
  readonly priority: boolean;
}

/** The picture of a hero: tall on phones, wide above; on a phone those of a row come after the first. */
export const HeroPicture = ({ wide, tall, text = '', place, priority }: HeroPictureProps): ReactNode => {
  const phone = imageSources(tall, [320, 480, 640]);
  const { avif, src } = imageSources(wide, [480, 640, 960, 1280]);
  return (
    <picture className={css.picture} {...(!priority && LATER_BESIDE_MARK)}>
      <source type="image/avif" {...inDocument({ media: media.mobile, srcSet: phone.avif, sizes: '86vw' })} />
      <source type="image/avif" {...inDocument({ srcSet: avif, sizes: SIZES[place] })} />
      <img src={src} alt={text} className={`${css.image} ${focusClass(wide)}`} {...(priority ? firstPicture() : OTHER_PICTURE)} />
    </picture>
  );
};
