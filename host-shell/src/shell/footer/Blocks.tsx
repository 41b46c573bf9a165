import type { ReactNode } from 'react';
import { CmsHtml } from 'shared-ui/cms-html';
import type { FooterData } from '../data.ts';
import { blocksAt, type FooterBlock, type FooterPlace } from './footer-blocks.ts';
import * as css from './footer.css.ts';

const Block = ({ front_title, content }: FooterBlock): ReactNode => (
  <section>
    {front_title !== '' && <h2>{front_title}</h2>}
    <CmsHtml html={content} bare />
  </section>
);

/**
 * J-359: a list of links that phones show folded, by CSS alone: the links are in every document and open without scripts. Which of its two
 * titles is there, the heading or what folds, is decided by the stylesheet, for the same document is read on all screens.
 */
const FoldedBlock = ({ front_title, content }: FooterBlock): ReactNode => (
  <section className={css.fold}>
    <h2>{front_title}</h2>
    <details>
      <summary>{front_title}</summary>
      <CmsHtml html={content} bare />
    </details>
  </section>
);

interface BlocksProps {
  readonly footer: FooterData;
  readonly place: FooterPlace;
  /** Folded on phones; a block without a title stays open. */
  readonly folded?: boolean;
}

/** The content blocks of one place of the footer. */
export const Blocks = ({ footer, place, folded = false }: BlocksProps): ReactNode =>
  blocksAt(footer, place).map((block) =>
    folded && block.front_title !== '' ? <FoldedBlock key={block.identifier} {...block} /> : <Block key={block.identifier} {...block} />,
  );
