import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  paddingBlock: '16px 48px',
  '@media': { [media.desktop]: { gap: '48px', paddingBlock: '24px 64px' } },
});

/** The first look: what belongs together stands closer. */
export const first = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  '@media': { [media.tabletUp]: { gap: '16px' } },
});

export const heading = style({
  margin: '0 0 16px',
  '@media': { [media.desktop]: { fontSize: vars.size[28], lineHeight: vars.leading[36] } },
});

// Shelves bring their own headings: the same size on this page.
globalStyle(`${page} section > div > h2`, { '@media': { [media.desktop]: { fontSize: vars.size[28], lineHeight: vars.leading[36] } } });

export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: '16px' });
