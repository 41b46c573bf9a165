import { LATER_MARK, useTexts } from 'shared-contracts';
import { createElement, memo, use, type ReactNode } from 'react';
import { texts } from '../../texts.ts';
import type { FooterData, StoreConfig } from '../data.ts';
import { Island } from '../island/Island.tsx';
import { LazyPart } from '../LazyPart.tsx';
import { lazyParts } from '../lazy-parts.ts';
import { Blocks } from './Blocks.tsx';
import { FooterColumnsContext } from './columns-context.ts';
import * as css from './footer.css.ts';

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
    <Island name="footer">{data && <Content data={data} store={store} reduced={reduced} />}</Island>
  </footer>
));
Footer.displayName = 'Footer';

/** Drawn by the server, and by a browser whose visit has begun on a page without them: it fetches their code then. */
const Columns = ({ data, store }: { readonly data: FooterData; readonly store: StoreConfig }): ReactNode => {
  const Drawn = use(FooterColumnsContext);
  return Drawn === null ? <LazyPart of={lazyParts.footer} wanted props={{ data, store }} /> : createElement(Drawn, { data, store });
};

const Content = ({ data, store, reduced }: Required<FooterProps> & { readonly data: FooterData }): ReactNode => (
  <>
    {!reduced && <Columns data={data} store={store} />}
    <Legal store={store} footer={data} />
  </>
);
