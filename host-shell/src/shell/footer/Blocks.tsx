import type { ReactNode } from 'react';
import { CmsHtml } from 'shared-ui/cms-html';
import type { FooterData } from '../data.ts';
import { blocksAt, type FooterBlock, type FooterPlace } from './footer-blocks.ts';

const Block = ({ front_title, content }: FooterBlock): ReactNode => (
  <section>
    {front_title !== '' && <h2>{front_title}</h2>}
    <CmsHtml html={content} bare />
  </section>
);

/** The content blocks of one place of the footer. */
export const Blocks = ({ footer, place }: { readonly footer: FooterData; readonly place: FooterPlace }): ReactNode =>
  blocksAt(footer, place).map((block) => <Block key={block.identifier} {...block} />);
