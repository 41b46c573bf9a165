import { LATER_MARK } from 'shared-contracts';
import { memo, use, type ReactNode } from 'react';
import type { FooterData, StoreConfig } from '../data.ts';
import { ServerHtml } from '../server-html/ServerHtml.tsx';
import { ServerRenderedPart } from '../server-html/ServerRenderedPart.tsx';
import { ServerPartsContext } from '../server-html/server-parts-context.ts';
import { lazyParts } from '../lazy-parts.ts';
import * as css from './footer.css.ts';

interface FooterProps {
  /** Null: the server has rendered it, its HTML stays. */
  readonly data: FooterData | null;
  readonly store: StoreConfig;
  /** The legal line alone (checkout). */
  readonly reduced?: boolean;
}

/** S-21: the footer out of the 11 content blocks, the contact and the legal line of the store. */
export const Footer = memo(({ data, store, reduced = false }: FooterProps): ReactNode => {
  const parts = use(ServerPartsContext);
  // A browser has come to a reduced page by its document, or has kept what another page has rendered.
  const rendered = reduced && parts === null ? null : data;
  return (
    <footer className={`${css.footer} ${reduced ? css.legalOnly : css.whole}`} {...LATER_MARK}>
      <ServerHtml name="footer">
        {rendered && <ServerRenderedPart rendered={parts?.footer} of={lazyParts.footer} props={{ data: rendered, store, reduced }} />}
      </ServerHtml>
    </footer>
  );
});
Footer.displayName = 'Footer';
