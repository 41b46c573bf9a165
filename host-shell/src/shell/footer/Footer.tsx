import { LATER_MARK, useTexts } from 'shared-contracts';
import { CmsHtml } from 'shared-ui/cms-html';
import { memo, type ReactNode } from 'react';
import { texts } from '../../texts.ts';
import type { FooterData, StoreConfig } from '../data.ts';
import { drawsIslands } from '../island/draws-islands.ts';
import { Island } from '../island/Island.tsx';
import { telephoneAddress } from '../header/Helpline.tsx';
import { blocksAt, type FooterBlock, type FooterPlace } from './footer-blocks.ts';
import * as css from './footer.css.ts';

const Block = ({ front_title, content }: FooterBlock): ReactNode => (
  <section>
    {front_title !== '' && <h2>{front_title}</h2>}
    <CmsHtml html={content} bare />
  </section>
);

const Blocks = ({ footer, place }: { readonly footer: FooterData; readonly place: FooterPlace }): ReactNode =>
  blocksAt(footer, place).map((block) => <Block key={block.identifier} {...block} />);

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

const Legal = ({ store, footer }: { readonly store: StoreConfig; readonly footer: FooterData }): ReactNode => {
  const t = useTexts(texts);
  return (
    <div className={css.legal}>
      <Blocks footer={footer} place="legal" />
      <p>{t('footer.legal', store.legal_entity)}</p>
    </div>
  );
};

interface FooterProps {
  /** Null: the server has drawn it, its HTML stays. */
  readonly data: FooterData | null;
  readonly store: StoreConfig;
  /** The legal line alone (checkout). */
  readonly reduced?: boolean;
}

/** S-21: the footer out of the 11 content blocks, the contact and the legal line of the store. */
export const Footer = memo(({ data, store, reduced = false }: FooterProps): ReactNode => (
  <footer className={`${css.footer} ${reduced ? css.legalOnly : css.whole}`} {...LATER_MARK}>
    <Island name="footer">{drawsIslands && data ? <Content data={data} store={store} reduced={reduced} /> : null}</Island>
  </footer>
));
Footer.displayName = 'Footer';

const Content = ({ data, store, reduced }: Required<FooterProps> & { readonly data: FooterData }): ReactNode => (
  <>
    {!reduced && (
      <>
        <div className={css.columns}>
          <Blocks footer={data} place="columns" />
          <div className={css.services}>
            <Blocks footer={data} place="services" />
          </div>
          <Contact store={store} footer={data} />
        </div>
        <div className={css.band}>
          <Blocks footer={data} place="marks" />
        </div>
        <div className={css.band}>
          <Blocks footer={data} place="band" />
        </div>
      </>
    )}
    <Legal store={store} footer={data} />
  </>
);
