import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({
  minHeight: 'calc(100svh - 66px)',
  paddingBlock: '16px 40px',
  '@media': { [media.tabletUp]: { paddingBlock: '40px 80px' } },
});
export const card = style({ display: 'grid', gap: '16px', maxWidth: '720px', marginInline: 'auto' });
export const title = style({ fontSize: vars.size[28], lineHeight: vars.leading[36] });
export const grey = style({ display: 'grid', gap: '12px', alignContent: 'start', minHeight: '320px' });
export const form = style({ display: 'flex', flexDirection: 'column', gap: '20px' });
/** Live regions that stay in the page; empty, they take no space. */
export const news = style({ selectors: { '&:empty': { marginBottom: '-20px' } } });

const note = style({
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
});
export const chosen = style([note, { background: vars.colour.infoTint, color: vars.colour.info }]);
export const saved = style([note, { background: vars.colour.successTint, color: vars.colour.success }]);
export const problem = style([note, { marginBottom: '8px', background: vars.colour.errorTint, color: vars.colour.error }]);

export const pin = style({ maxWidth: '320px' });
export const submit = style({ alignSelf: 'start' });
