import type { MouseEvent, ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { uiTexts } from '../i18n/index.ts';
import { Link } from '../link/index.ts';
import { ColourDot } from '../swatches/index.ts';
import type { TileColour } from './product-tile-data.ts';
import * as css from './product-tile.css.ts';

/** Colours that a tile shows; the product's page has them all. */
const MOST = 4;

/** A press on a colour; who takes it over prevents its default, which is to open the product's page. */
export type ColourPress = (id: number, event: MouseEvent<HTMLAnchorElement>) => void;

interface TileColoursProps {
  /** The product that the tile shows now. */
  readonly id: number;
  readonly colours: readonly TileColour[];
  readonly onColour: ColourPress;
}

/** The first colours, with the one that the tile shows in place of the last where it is not among them. */
function shownOf(colours: readonly TileColour[], id: number): readonly TileColour[] {
  const first = colours.slice(0, MOST);
  const current = colours.find((colour) => colour.id === id);
  return current === undefined || first.includes(current) ? first : [...first.slice(0, -1), current];
}

/** J-262: a product's other colours as links to their pages; with scripts a press shows that colour in the tile. */
export const TileColours = ({ id, colours, onColour }: TileColoursProps): ReactNode => {
  const t = useTexts(uiTexts);
  const shown = shownOf(colours, id);
  const more = colours.length - shown.length;
  return (
    <ul className={css.colours} aria-label={t('tile.colours')}>
      {shown.map((colour) => (
        <li key={colour.id}>
          <Link
            to={colour.request_path}
            className={css.colour}
            aria-label={colour.label}
            {...(colour.id === id && { 'aria-current': 'true' as const })}
            onClick={(event) => onColour(colour.id, event)}
          >
            <ColourDot colour={colour.swatch} />
          </Link>
        </li>
      ))}
      {more > 0 && <li className={css.moreColours}>{t('tile.moreColours', { count: more })}</li>}
    </ul>
  );
};
