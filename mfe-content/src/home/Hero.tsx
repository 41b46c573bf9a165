import { memo, type ReactNode } from 'react';
import { LATER_BESIDE_MARK, useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Link } from 'shared-ui/link';
import { useQuery } from 'urql';
import { HomeHeroDocument } from '../graphql/generated.ts';
import { texts } from '../texts.ts';
import { isLightInk, type HeroTile } from './home-blocks.ts';
import { placeHeroes } from './hero-layout.ts';
import { HeroPicture } from './HeroPicture.tsx';
import * as css from './hero.css.ts';

/** The heroes of promotions: a static grid from tablets up, a row that snaps on a phone; nothing moves by itself. */
export const Hero = memo(function Hero({ tiles }: { readonly tiles: readonly HeroTile[] }): ReactNode {
  const t = useTexts(texts);
  const [{ data }] = useQuery({ query: HomeHeroDocument, variables: { graphicsIds: tiles.map(({ graphicsId }) => graphicsId) } });
  const pictures = new Map(data?.graphicsData.map((graphic) => [graphic.graphics_id, graphic]));
  return (
    <section aria-label={t('home.hero')}>
      <ul className={css.grid}>
        {placeHeroes(tiles).map(({ tile, place }, at) => {
          const drawn = pictures.get(tile.graphicsId);
          const own = tile.picture;
          const large = at === 0;
          const ink = isLightInk(tile.ink) ? 'light' : 'dark';
          return (
            <li key={tile.graphicsId} className={css.cell[place]} {...(at > 1 && LATER_BESIDE_MARK)}>
              <Link to={tile.url} className={`${css.tile} ${css.ink[ink]} ${own === undefined ? '' : css.veil[ink]}`}>
                {own === undefined ? (
                  drawn && <HeroPicture wide={drawn.img} tall={drawn.img_mobile} place={place} priority={large} />
                ) : (
                  <HeroPicture wide={own} tall={own} text={tile.pictureText ?? ''} place={place} priority={large} />
                )}
                <span className={large ? css.textBlockLarge : css.textBlock}>
                  <span className={large ? css.titleLarge : css.title}>
                    <CatalogueText text={tile.title} />
                  </span>
                  <span className={large ? css.textLarge : css.text}>
                    <CatalogueText text={tile.text} />
                  </span>
                  <span className={large ? css.buttonLarge : css.button}>
                    <CatalogueText text={tile.button} />
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
