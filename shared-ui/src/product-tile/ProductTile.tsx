import { useState, type ReactNode } from 'react';
import { Badge, labelTone } from '../badge/index.ts';
import { CatalogueText } from '../catalogue-text/index.ts';
import { EnergyLabel } from '../energy-label/index.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/index.ts';
import { Picture } from '../picture/index.ts';
import { ProductName } from '../product-name/index.ts';
import { Stars } from '../stars/index.ts';
import { featureLine, featureText, type ProductTileData, type TileColour } from './product-tile-data.ts';
import { TileColours, type ColourPress } from './TileColours.tsx';
import { TileMarks, type TileCommands } from './TileMarks.tsx';
import { TileOffer } from './TileOffer.tsx';
import * as css from './product-tile.css.ts';

const MAX_LABELS = 3;
const WIDTHS = [320, 480, 640] as const;
const SIZES = {
  grid: '(min-width: 1440px) 200px, (min-width: 768px) 26vw, 44vw',
  list: '(min-width: 1100px) 220px, (min-width: 646px) 180px, 104px',
} as const;

export interface ProductTileProps extends TileCommands {
  readonly product: ProductTileData;
  readonly view?: 'grid' | 'list';
  /** The first tile of a listing: its picture is loaded before all others. */
  readonly priority?: boolean;
  /** The others of that listing: their pictures come after it. */
  readonly later?: boolean;
  /** The level under the heading of the list that the tile stands in. */
  readonly heading?: 'h2' | 'h3';
  /** The product's colours, this one included, and what a press on one does (J-262). */
  readonly colours?: readonly TileColour[] | undefined;
  readonly onColour?: ColourPress | undefined;
  /** The product that the list has at this place, where the tile shows another colour of it. */
  readonly listed?: number | undefined;
  /** Another colour is being read. */
  readonly busy?: boolean | undefined;
  /** The shopper points at, touches or focuses the tile: the time to fetch what its page needs. */
  readonly onIntent?: (() => void) | undefined;
  /** The shopper opens the product's page. */
  readonly onOpen?: (() => void) | undefined;
}

/** A product in a list: picture, labels, name, stars, key features, price, availability and its buttons. */
export const ProductTile = ({
  product,
  view = 'grid',
  priority = false,
  later = false,
  heading: Heading = 'h3',
  onIntent,
  onOpen,
  onBuy,
  colours = [],
  onColour,
  listed = product.id,
  busy = false,
  ...marks
}: ProductTileProps): ReactNode => {
  const [pointed, setPointed] = useState(false);
  const { name, thumbnail } = product;
  const wide = view === 'list';
  const second = pointed ? (product.second_image ?? null) : null;
  const labels = product.labels.toSorted((a, b) => a.position - b.position).slice(0, MAX_LABELS);
  const features = product.features_price_tag;
  const line = wide ? [] : featureLine(features);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only looks ahead; nothing needs these events
    <article
      className={cx(css.tile, css.focusable, css.view[view], priority && css.first)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setPointed(true);
        onIntent?.();
      }}
      onFocus={onIntent}
      {...(busy && { 'aria-busy': true })}
    >
      <div className={css.figure}>
        <div className={cx(css.pictures, !wide && css.gridPictures)}>
          <Picture base={thumbnail} alt="" sizes={SIZES[view]} widths={WIDTHS} priority={priority} later={later} className={css.picture} />
          {second !== null && <Picture base={second} alt="" sizes={SIZES[view]} widths={WIDTHS} priority className={css.second} />}
        </div>
        {(labels.length > 0 || !wide) && (
          // Also without labels: the names of neighbours stand on one line.
          <div className={cx(css.labels, wide && css.listLabels)}>
            {labels.map(({ code, text }) => (
              <Badge key={code + text} tone={labelTone(code)} className={css.label}>
                <CatalogueText text={text} />
              </Badge>
            ))}
          </div>
        )}
      </div>
      <TileMarks name={name} {...marks} />
      <div>
        <Heading className={cx(css.name, wide && css.listName)}>
          <Link to={product.request_path} className={css.link} onClick={onOpen}>
            <ProductName name={name} />
          </Link>
        </Heading>
        <div className={css.stars}>
          <Stars summary={product.review_summary} count={product.review_count} />
        </div>
        {onColour && colours.length > 1 && <TileColours id={product.id} listed={listed} colours={colours} onColour={onColour} />}
        <div className={css.facts}>
          {product.energy_class !== null && <EnergyLabel energyClass={product.energy_class} />}
          {line.length > 0 && (
            <ul className={cx(css.features, css.gridFeatures)}>
              {line.map(({ id, text }) => (
                <li key={id} className={css.feature}>
                  <CatalogueText text={text} />
                </li>
              ))}
            </ul>
          )}
        </div>
        {wide && features.length > 0 && (
          <ul className={css.rows}>
            {features.map((feature) => (
              <li key={feature.feature_id}>
                <span className={css.rowName}>
                  <CatalogueText text={feature.name} />:{' '}
                </span>
                <CatalogueText text={featureText(feature)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <TileOffer product={product} onBuy={onBuy} wide={wide} />
    </article>
  );
};
