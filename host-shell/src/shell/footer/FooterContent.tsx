import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { texts } from '../../texts.ts';
import type { FooterData, StoreConfig } from '../data.ts';
import type { FooterContentProps } from '../server-html/server-parts-context.ts';
import { Blocks } from './Blocks.tsx';
import { FooterColumns } from './FooterColumns.tsx';
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

/** The content of the footer. */
const FooterContent = ({ data, store, reduced }: FooterContentProps): ReactNode => (
  <>
    {!reduced && <FooterColumns data={data} store={store} />}
    <Legal store={store} footer={data} />
  </>
);

export default FooterContent;
