import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '48px',
  padding: '8px 0',
  border: 0,
  background: 'none',
  textAlign: 'left',
} as const;

export const menu = style({});
globalStyle(`${menu} > li > *`, { ...row, fontWeight: vars.weight.medium, borderBottom: `1px solid ${vars.colour.line}` });
globalStyle(`${menu} svg`, { color: vars.colour.muted });
export const promo = style({});
globalStyle(`${menu} > li > ${promo}`, { color: vars.colour.promoText });

export const quickLinks = style({
  marginTop: vars.space[16],
  color: vars.colour.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
globalStyle(`${quickLinks} > li > a`, { ...row, minHeight: '44px' });
export const languages = style({ padding: `${vars.space[12]} 0` });
globalStyle(`${languages} a`, { lineHeight: '44px', minWidth: '44px' });

export const all = style({ ...row, color: vars.colour.accentText, fontWeight: vars.weight.strong });

export const group = style({ padding: `${vars.space[8]} 0`, borderTop: `1px solid ${vars.colour.line}` });
globalStyle(`${group} > h3 > a`, { ...row, minHeight: '44px', fontSize: vars.size[16], fontWeight: vars.weight.strong });
globalStyle(`${group} li > a`, {
  ...row,
  minHeight: '44px',
  paddingLeft: vars.space[12],
  color: vars.colour.muted,
  fontSize: vars.size[15],
});

export const loading = style({ display: 'grid', gap: vars.space[12], marginBottom: vars.space[16] });
