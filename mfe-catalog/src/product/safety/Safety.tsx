import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Panel } from 'shared-ui/page-container';
import type { GpsrAddressFragment } from '../../graphql/generated.ts';
import { texts } from '../texts.ts';
import type { ProductDetails } from '../product-types.ts';
import * as page from '../product.css.ts';
import * as css from './safety.css.ts';

/** Regulation (EU) 2023/988: who made the product and who answers for it in the Union. */
export const Safety = ({ gpsr }: { readonly gpsr: ProductDetails['gpsr'] }): ReactNode => {
  const t = useTexts(texts);
  return (
    <Panel className={page.section.short} aria-labelledby="gpsr-naglowek">
      <h2 id="gpsr-naglowek" className={page.sectionHeading}>
        {t('safety')}
      </h2>
      <div className={css.parties}>
        <Party title={t('manufacturer')} party={gpsr.manufacturer} />
        {gpsr.responsible_person && <Party title={t('responsible')} party={gpsr.responsible_person} />}
      </div>
    </Panel>
  );
};

const Party = ({ title, party }: { readonly title: string; readonly party: GpsrAddressFragment }): ReactNode => (
  <div>
    <h3 className={css.title}>{title}</h3>
    <address className={css.address}>
      {party.name}
      <br />
      {party.street}, {party.postcode} {party.city}, {party.country}
      <br />
      <a className={css.mail} href={`mailto:${party.email}`}>
        {party.email}
      </a>
    </address>
  </div>
);
