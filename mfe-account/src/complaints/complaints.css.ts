import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({
  display: 'grid',
  gap: '16px',
  paddingBlock: '16px 40px',
  '@media': { [media.tabletUp]: { paddingBlock: '32px 64px' } },
});
export const narrow = style([page, { maxWidth: '880px' }]);
export const heading = style({ fontSize: vars.size[28], lineHeight: vars.leading[36] });
export const lead = style({ color: vars.colour.muted });
export const other = style({ fontSize: vars.size[14], lineHeight: vars.leading[20] });

export const ways = style({ display: 'grid', gap: '16px', '@media': { [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' } } });
/** Icon, title, text, button: the buttons of ways that stand side by side are in one line. */
export const way = style({ display: 'grid', gridTemplateRows: 'auto auto 1fr auto', justifyItems: 'start', gap: '8px' });
export const wayIcon = style({ color: vars.colour.accentText });
export const wayTitle = style({ fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const wayText = style({ color: vars.colour.muted });
export const wayLink = style({ marginTop: '8px' });
export const good = style({ display: 'grid', gap: '6px', margin: '8px 0 16px', paddingInlineStart: '20px', listStyle: 'disc' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' });
