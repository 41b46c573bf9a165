import type { Reference } from '../../catalogue/reference.ts';
import type { BodyColour, IllustrationId, DrawnView, Manufacturer, ProductPicture } from '../../model/index.ts';
import { bannerDrawing, logoDrawing, productDrawing } from './drawing.ts';
import { pairDrawing } from './pair-drawing.ts';
import { paperDrawing, paperPageOf } from './paper-drawing.ts';
import { roomDrawing } from './room-drawing.ts';
import { sizeDrawing } from './size-drawing.ts';
import type { BannerShape } from './drawing.ts';
import type { Drawing } from '../../media/pictures.ts';
import { illustrations } from '../illustrations/index.ts';
import { bodies } from '../illustrations/kit.ts';

/** Accent colour of pictures without a product. */
const shopAccent = '#2A3FE5';
const shopBrand = 'Amperio';

/** The picture of a product: what its illustration draws, or that put into a picture with others. */
export function drawProduct({ illustration, body, view, size, builtIn, ...picture }: ProductPicture): Drawing {
  const drawn = (as: DrawnView): string => illustrations[illustration].draw({ ...picture, view: as, body: bodies[body] });
  switch (view) {
    case 'pair':
      return pairDrawing(drawn('front'), drawn('angle'), picture.seed % 2 === 0);
    case 'size':
      return sizeDrawing(size ?? [10, 10, 10], { brand: picture.brand, body: bodies[body] });
    case 'room':
      return roomDrawing(drawn('front'), { illustration, seed: picture.seed, builtIn: builtIn === true });
    default:
      return productDrawing(drawn(view));
  }
}

const sample = (illustration: IllustrationId, body: BodyColour, seed: number, view: DrawnView = 'front'): string =>
  illustrations[illustration].draw({ brand: shopBrand, body: bodies[body], accent: shopAccent, seed, view });

/** The tile of a category: one product on transparent ground. */
export function drawCategory(reference: Reference, id: number): Drawing | undefined {
  const category = reference.categories.get(id);
  return category && productDrawing(sample(category.illustration, category.illustrationBody, category.illustrationSeed ?? id));
}

export const drawBrand = ({ name, logo }: Manufacturer): Drawing => logoDrawing(name, logo.letters, logo.color);

/** Background colours of pictures whose record has no colour. */
const newsGround = '#3b4a63';

interface Banner {
  readonly illustration: IllustrationId;
  readonly body: BodyColour;
  readonly ground: string;
  readonly shape: BannerShape;
}

function bannerOf(reference: Reference, kind: string, id: number, form: string): Banner | undefined {
  switch (kind) {
    case 'graphic': {
      const art = reference.graphics.get(id)?.art;
      return (
        art && { illustration: art.illustration, body: art.body, ground: art.background, shape: form === 'mobile' ? 'portrait' : 'wide' }
      );
    }
    case 'blog': {
      const post = reference.blogPosts.get(id);
      return (
        post && { illustration: post.illustration, body: post.body, ground: post.background, shape: form === 'wide' ? 'wide' : 'landscape' }
      );
    }
    case 'news': {
      const post = reference.newsPosts.get(id);
      return post && { illustration: post.illustration, body: 'silver', ground: newsGround, shape: 'landscape' };
    }
    default:
      return undefined;
  }
}

/** Banners and pictures of articles: `graphic-3`, `graphic-3-mobile`, `blog-7`, `blog-7-wide`, `news-2`; and pages of the promotion paper. */
export function drawContent(reference: Reference, name: string): Drawing | undefined {
  const [, kind = '', id = '', form = ''] = /^(graphic|blog|news)-(\d{1,9})(?:-(mobile|wide))?$/.exec(name) ?? [];
  const paper = paperPageOf(reference, name);
  if (paper !== undefined)
    return paperDrawing(paper, ({ illustration, body }, at) => sample(illustration, body, at + 1, at === 0 ? 'front' : 'angle'));
  const banner = bannerOf(reference, kind, Number(id), form);
  return (
    banner &&
    bannerDrawing(
      sample(banner.illustration, banner.body, Number(id), Number(id) % 2 === 0 ? 'front' : 'angle'),
      banner.ground,
      banner.shape,
    )
  );
}
