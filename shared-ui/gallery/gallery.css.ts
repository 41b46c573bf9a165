import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const head = style({ padding: '24px 0' });
export const section = style({ padding: '16px 0 32px' });
export const heading = style({ marginBottom: '12px' });
export const states = style({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' });
export const state = style({
  minWidth: 0,
  padding: '16px',
  '@media': { [media.mobile]: { marginInline: '-16px', borderRadius: 0, borderInline: 0 } },
  border: `1px dashed ${vars.colour.line}`,
  borderRadius: vars.radius.card,
});
export const onCard = style({ background: vars.colour.card });
export const caption = style({ marginBottom: '12px', fontSize: vars.size[12], color: vars.colour.muted });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '16px', alignItems: 'center' });
export const narrow = style({ maxWidth: '420px' });
export const facets = style({ maxWidth: '272px' });
