import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { TickLink } from 'shared-ui/checkbox';
import { texts } from '../../texts.ts';
import { useListingLink } from '../navigation.ts';
import type { RatingFacet } from './facet-model.ts';

/** J-266: at least so many stars. */
export const RatingFacetView = ({ facet }: { readonly facet: RatingFacet }): ReactNode => {
  const t = useTexts(texts);
  const onClick = useListingLink();
  return (
    <ul>
      {facet.options.map(({ stars, selected, href }) => (
        <li key={stars}>
          <TickLink to={href} rel="nofollow" checked={selected} onClick={onClick}>
            {t('facet.stars', { stars })}
          </TickLink>
        </li>
      ))}
    </ul>
  );
};
