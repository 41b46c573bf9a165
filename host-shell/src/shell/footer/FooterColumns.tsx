import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { texts } from '../../texts.ts';
import type { FooterData, StoreConfig } from '../data.ts';
import { telephoneAddress } from '../header/Helpline.tsx';
import { NewsletterBlock } from '../newsletter/NewsletterBlock.tsx';
import { Blocks } from './Blocks.tsx';
import { blocksAt } from './footer-blocks.ts';
import * as css from './footer.css.ts';
import { PaymentMarks } from './PaymentMarks.tsx';

const Contact = ({ store, footer }: { readonly store: StoreConfig; readonly footer: FooterData }): ReactNode => {
  const t = useTexts(texts);
  const blocks = blocksAt(footer, 'contact');
  return (
    <div className={css.contact}>
      {blocks.length > 0 ? (
        <Blocks footer={footer} place="contact" />
      ) : (
        <section>
          <h2>{t('footer.contact')}</h2>
          <p>
            <a href={telephoneAddress(store.contact_phone)}>{store.contact_phone}</a>
          </p>
          <p>
            <a href={`mailto:${store.contact_email}`}>{store.contact_email}</a>
          </p>
          <p>{store.contact_hours}</p>
        </section>
      )}
    </div>
  );
};

/** Everything of the footer but its legal line. */
export const FooterColumns = ({ data, store }: { readonly data: FooterData; readonly store: StoreConfig }): ReactNode => (
  <>
    <NewsletterBlock store={store} />
    <div className={css.columns}>
      <div className={css.lists}>
        <Blocks footer={data} place="columns" folded />
      </div>
      <div className={css.services}>
        <Blocks footer={data} place="services" />
      </div>
      <Contact store={store} footer={data} />
    </div>
    <div className={css.band}>
      <PaymentMarks kinds={store.payment_kinds} />
      <Blocks footer={data} place="marks" />
    </div>
    <div className={css.band}>
      <Blocks footer={data} place="band" folded />
    </div>
  </>
);
