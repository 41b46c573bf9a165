import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { EnergyLabel } from 'shared-ui/energy-label';
import { TextLink } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { SpecTable } from 'shared-ui/spec-table';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import * as page from '../product.css.ts';
import { eprelUrl } from './label-drawing.ts';
import * as css from './safety.css.ts';

/** ∅61: the product information sheet that belongs to the energy label. */
export const ProductSheet = ({ product }: { readonly product: Product }): ReactNode => {
  const t = useTexts(texts);
  const label = product.energy_label;
  if (label === null) return null;
  return (
    <Panel id="karta-produktu" className={page.section.short} aria-labelledby="karta-produktu-naglowek">
      <h2 id="karta-produktu-naglowek" className={page.sectionHeading}>
        {t('sheet')}
      </h2>
      <EnergyLabel energyClass={label.energy_class} />
      <SpecTable items={label.sheet} />
      <p className={css.sheetNote}>
        {t('eprel', { number: label.eprel_number })} ·{' '}
        <TextLink to={eprelUrl(label.eprel_number)} target="_blank" rel="noopener noreferrer">
          {t('eprel.open')}
        </TextLink>
      </p>
    </Panel>
  );
};
