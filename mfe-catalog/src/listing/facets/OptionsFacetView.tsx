import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { TickDisabled, TickLink } from 'shared-ui/checkbox';
import { texts } from '../../texts.ts';
import { useListingLink } from '../navigation.ts';
import { splitOptions, type FacetOption, type OptionsFacet } from './facet-model.ts';
import * as css from './facets.css.ts';

/** The values of a facet with their counts; long lists fold the rest away. */
export const OptionsFacetView = ({ facet }: { readonly facet: OptionsFacet }): ReactNode => {
  const t = useTexts(texts);
  const [shown, more] = splitOptions(facet.options);
  return (
    <>
      <Options options={shown} />
      {more.length > 0 && (
        <details className={css.more}>
          <summary className={css.moreSummary}>{t('facet.more', { count: more.length })}</summary>
          <Options options={more} />
        </details>
      )}
    </>
  );
};

const Options = ({ options }: { readonly options: readonly FacetOption[] }): ReactNode => {
  const onClick = useListingLink();
  return (
    <ul>
      {options.map(({ id, label, count, disabled, selected, href }) => (
        <li key={id}>
          {disabled ? (
            <TickDisabled end={count}>
              <CatalogueText text={label} />
            </TickDisabled>
          ) : (
            <TickLink to={href} rel="nofollow" checked={selected} end={count} onClick={onClick}>
              <CatalogueText text={label} />
            </TickLink>
          )}
        </li>
      ))}
    </ul>
  );
};
