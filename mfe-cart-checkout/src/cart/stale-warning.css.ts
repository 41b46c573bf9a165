import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const warning = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginTop: '12px',
  padding: '10px 16px',
  borderRadius: vars.radius.card,
  background: vars.colour.warningTint,
  color: vars.colour.warning,
});

export const text = style({ flex: '1 1 220px', fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.ink });
