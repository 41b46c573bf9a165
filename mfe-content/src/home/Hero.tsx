import { memo, type ReactNode } from 'react';
import { Link } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { useQuery } from 'urql';
import { HomeHeroDocument } from '../graphql/generated.ts';
import { isLightInk, type HeroTile } from './home-blocks.ts';
import * as css from './hero.css.ts';

const SIZES = {
  large: '(min-width: 1440px) 916px, (min-width: 1100px) 64vw, 86vw',
  small: '(min-width: 1440px) 452px, (min-width: 1100px) 32vw, 86vw',
} as const;

const WIDTHS = [320, 480, 640, 960, 1280] as const;

/** The heroes of promotions: a static grid on a desktop, a row that snaps on a phone; nothing moves by itself. */
export const Hero = memo(({ tiles }: { readonly tiles: readonly HeroTile[] }): ReactNode => {
  const [{ data }] = useQuery({ query: HomeHeroDocument, variables: { graphicsIds: tiles.map(({ graphicsId }) => graphicsId) } });
  const pictures = new Map(data?.graphicsData.map((graphic) => [graphic.graphics_id, graphic]));
  return (
    <ul className={css.grid}>
      {tiles.map((tile, at) => {
        const picture = pictures.get(tile.graphicsId);
        return (
          <li key={tile.graphicsId} className={css.cell[tile.size]}>
            <Link to={tile.url} className={`${css.tile} ${css.ink[isLightInk(tile.ink) ? 'light' : 'dark']}`}>
              {picture && (
                <Picture base={picture.img} alt="" sizes={SIZES[tile.size]} widths={WIDTHS} ratio="photo" fit="cover" priority={at === 0} className={css.picture} />
              )}
              <span className={css.words}>
                <span className={tile.size === 'large' ? css.titleLarge : css.title}>{tile.title}</span>
                <span className={css.text}>{tile.text}</span>
                <span className={css.button}>{tile.button}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
});
