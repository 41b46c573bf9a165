import { useState, type ReactNode } from 'react';
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
export const Facets = ({ facets, guide }: FacetsProps): ReactNode => {
  // Facets come and go with what is chosen: one that moved from one part to the other would lose the focus in it.
  const [alwaysSent] = useState(() => new Set(facets.slice(0, ALWAYS_SENT).map(({ code }) => code)));
  const blocks = facets.map((facet, at) => ({ facet, block: <FacetBlock key={facet.code} facet={facet} open={isOpen(facet, at)} /> }));
  const further = blocks.filter(({ facet }) => !alwaysSent.has(facet.code));
  return (
    <div className={css.facets}>
      {guide !== null && <GuideCard guide={guide} />}
      {blocks.filter(({ facet }) => alwaysSent.has(facet.code)).map(({ block }) => block)}
      {further.length > 0 && (
        <OmittablePart className={css.further} waiting={<div className={css.waiting} />}>
          {further.map(({ block }) => block)}
        </OmittablePart>
      )}
    </div>
  );
};

interface FacetBlockProps {
  readonly facet: FacetView;
  readonly open: boolean;
}

const FacetBlock = ({ facet, open }: FacetBlockProps): ReactNode => {
  const t = useTexts(texts);
  // One that stands open stays so when others before it come back.
  const [stoodOpen] = useState(open);
  const titleOf = (one: FacetView): ReactNode => {
    if (one.kind === 'rating') return t('facet.rating');
    return one.code === 'price' ? t('facet.price') : <CatalogueText text={one.label} />;
  };
  return (
    <details className={css.facet} open={stoodOpen || open}>
      <summary className={css.summary}>
        <h3 className={css.heading}>{titleOf(facet)}</h3>
      </summary>
      {facet.kind === 'rating' && <RatingFacetView facet={facet} />}
      {facet.kind === 'options' && <OptionsFacetView facet={facet} />}
      {facet.kind === 'range' && <RangeFacetView facet={facet} />}
    </details>
  );
};
