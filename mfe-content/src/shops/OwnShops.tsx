import { useMemo, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { PreloadedPart } from 'shared-ui/lazy-part';
import { TextLink } from 'shared-ui/link';
import { placeMark, PlacesMap } from 'shared-ui/places-map';
import { ShopsOnMapDocument } from '../graphql/generated.ts';
import { telOf } from '../pages/tel.ts';
import { usePageData } from '../pages/use-page-data.ts';
import * as css from './shops.css.ts';
import { shopsTexts } from './texts.ts';

interface OwnShopsProps {
  /** Accessible name of the map. */
  readonly label: string;
  readonly onFailure: () => void;
}

/** J-208: the shops on the map; a pressed one shows its address and leads to its page. */
export default function OwnShops({ label, onFailure }: OwnShopsProps): ReactNode {
  const t = useTexts(shopsTexts);
  const { data, retry } = usePageData(ShopsOnMapDocument, {});
  const [chosen, setChosen] = useState<number | null>(null);
  const shops = data?.physicalStores;
  const marks = useMemo(() => (shops ?? []).map(placeMark), [shops]);
  if (shops === undefined) return <ErrorMessage onRetry={retry} />;
  const shop = shops.find(({ id }) => id === chosen);
  return (
    <>
      <div className={css.map}>
        <PreloadedPart
          of={PlacesMap}
          wanted
          props={{
            label,
            marks,
            marked: marks.find(({ id }) => id === String(chosen)) ?? null,
            focus: null,
            onMark: (id) => setChosen(Number(id)),
          }}
          onFailure={onFailure}
        />
      </div>
      <div className={css.shop} role="status" aria-label={t('shops.marked')}>
        {shop === undefined ? (
          <p className={css.hint}>{t('shops.press')}</p>
        ) : (
          <p>
            <strong>{shop.name}</strong>
            <br />
            {shop.street}, {shop.postcode} {shop.city},{' '}
            <a href={telOf(shop.phone)} className={css.phone}>
              {shop.phone}
            </a>
            <br />
            <TextLink to={shop.url}>{t('shops.open', { name: shop.name })}</TextLink>
          </p>
        )}
      </div>
    </>
  );
}
