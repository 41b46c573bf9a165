import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { OmittablePart } from 'shared-ui/deferred-hydration';
import { texts } from '../../texts.ts';
import { GuideCard } from '../guide/GuideCard.tsx';
import type { GuideView } from '../guide/guide-model.ts';
import { isOpen, type FacetView } from './facet-model.ts';
import { OptionsFacetView } from './OptionsFacetView.tsx';
import { RatingFacetView } from './RatingFacetView.tsx';
import { RangeFacetView } from './RangeFacetView.tsx';
import * as css from './facets.css.ts';

/** What of the filters stands on the first screen of a desktop; further ones may be left out of a large document (J-349). */
const ALWAYS_SENT = 4;

interface FacetsProps {
  readonly facets: readonly FacetView[];
  readonly guide: GuideView | null;
}

/** All filters of a listing: every value is a link, every range a form, so that they work without scripts. */
export const Facets = ({ facets, guide }: FacetsProps): ReactNode => (
  <div className={css.facets}>
    {guide !== null && <GuideCard guide={guide} />}
    {facets.slice(0, ALWAYS_SENT).map((facet, at) => (
      <FacetBlock key={facet.code} facet={facet} open={isOpen(facet, at)} />
    ))}
    {facets.length > ALWAYS_SENT && (
      <OmittablePart className={css.further} waiting={<div className={css.waiting} />}>
        {facets.slice(ALWAYS_SENT).map((facet, at) => (
          <FacetBlock key={facet.code} facet={facet} open={isOpen(facet, ALWAYS_SENT + at)} />
        ))}
      </OmittablePart>
    )}
  </div>
);

interface FacetBlockProps {
  readonly facet: FacetView;
  readonly open: boolean;
}

const FacetBlock = ({ facet, open }: FacetBlockProps): ReactNode => {
  const t = useTexts(texts);
  const titleOf = (one: FacetView): ReactNode => {
    if (one.kind === 'rating') return t('facet.rating');
    return one.code === 'price' ? t('facet.price') : <CatalogueText text={one.label} />;
  };
  return (
    <details className={css.facet} open={open}>
      <summary className={css.summary}>
        <h3 className={css.heading}>{titleOf(facet)}</h3>
      </summary>
      {facet.kind === 'rating' && <RatingFacetView facet={facet} />}
      {facet.kind === 'options' && <OptionsFacetView facet={facet} />}
      {facet.kind === 'range' && <RangeFacetView facet={facet} />}
    </details>
  );
};
