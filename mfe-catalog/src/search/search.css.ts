import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const corrected = style({ marginBottom: '16px', color: vars.colour.muted });

export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBottom: '16px' });
export const page = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  padding: '8px 16px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  color: vars.colour.accentText,
  fontWeight: vars.weight.strong,
  ':hover': { background: vars.colour.accentTint },
});
export const pageArrow = style({ marginLeft: 'auto', color: vars.colour.muted });
export const categories = style({ marginBottom: '24px' });

export const none = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '12px',
  margin: '24px 0 48px',
  padding: '40px 20px',
  textAlign: 'center',
});
export const plate = style({
  display: 'grid',
  placeItems: 'center',
  width: '80px',
  height: '80px',
  borderRadius: '50%',
  background: vars.colour.accentTint,
  color: vars.colour.accentText,
});
export const title = style({ fontSize: vars.size[28], lineHeight: vars.leading[36], overflowWrap: 'anywhere' });
export const hint = style({ color: vars.colour.muted, maxWidth: '60ch' });
export const form = style({ display: 'flex', gap: '8px', width: '100%', maxWidth: '520px', margin: '8px 0 16px' });
export const field = style({
  flex: 1,
  minWidth: 0,
  height: '48px',
  padding: '0 16px',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
});
export const popular = style({ marginBottom: '12px', fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const chips = style({ justifyContent: 'center' });
