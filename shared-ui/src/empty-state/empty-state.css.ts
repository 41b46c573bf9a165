import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '8px',
  padding: '40px 20px',
  textAlign: 'center',
});

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  width: '80px',
  height: '80px',
  marginBottom: '8px',
  borderRadius: '50%',
  background: vars.colour.accentTint,
  color: vars.colour.accentText,
});

export const error = style({ background: vars.colour.errorTint, color: vars.colour.error });

export const title = style({ fontSize: vars.size[18], lineHeight: vars.leading[24], fontWeight: vars.weight.bold });
export const text = style({ maxWidth: '44ch', color: vars.colour.muted, textWrap: 'pretty' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px', marginTop: '12px' });
