import type { MouseEvent, ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { uiTexts } from '../i18n/index.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/index.ts';
import { ColourDot } from '../swatches/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { TileColour } from './product-tile-data.ts';
import * as css from './product-tile.css.ts';

/** Colours that a tile shows; the product's page has them all. */
const MOST = 4;

/** A press on a colour; who takes it over prevents its default, which is to open the product's page. */
export type ColourPress = (id: number, event: MouseEvent<HTMLAnchorElement>) => void;

interface TileColoursProps {
  /** The product that the tile shows now. */
  readonly id: number;
  /** The product that the list has at this place. */
  readonly listed: number;
  readonly colours: readonly TileColour[];
  readonly onColour: ColourPress;
}

/** The first colours, with the listed one in place of the last where it is not among them: the same whichever of them the tile shows. */
function shownOf(colours: readonly TileColour[], listed: number): readonly TileColour[] {
  const first = colours.slice(0, MOST);
  const own = colours.find(({ id }) => id === listed);
  return own === undefined || first.includes(own) ? first : [...first.slice(0, -1), own];
}

/** J-262: a product's other colours as links to their pages; with scripts a press shows that colour in the tile. */
export const TileColours = ({ id, listed, colours, onColour }: TileColoursProps): ReactNode => {
  const t = useTexts(uiTexts);
  const shown = shownOf(colours, listed);
  const more = colours.length - shown.length;
  return (
    <ul className={css.colours} aria-label={t('tile.colours')}>
      {shown.map((colour) => (
        <li key={colour.id}>
          <Link
            to={colour.request_path}
            className={cx(css.colour, !colour.is_available && css.gone)}
            aria-label={colour.is_available ? colour.label : t('swatch.unavailable', { name: colour.label })}
            {...(colour.id === id && { 'aria-current': 'true' as const })}
            onClick={(event) => onColour(colour.id, event)}
          >
            <ColourDot colour={colour.swatch} />
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li className={css.moreColours}>
          <span aria-hidden="true">{t('tile.moreColours', { count: more })}</span>
          <VisuallyHidden>{t('tile.moreColoursNamed', { count: more })}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
};
