import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const deal = style({
  display: 'grid',
  gap: '16px',
  padding: '16px',
  borderRadius: vars.radius.panel,
  background: vars.colour.card,
  '@media': { [media.tabletUp]: { gridTemplateColumns: '2fr 3fr', gap: '40px', padding: '24px 40px', alignItems: 'center' } },
});

export const picture = style({ width: '100%', maxWidth: '380px', justifySelf: 'center' });

export const words = style({ display: 'grid', justifyItems: 'start', gap: '14px', minWidth: 0 });

export const name = style({
  margin: 0,
  fontSize: vars.size[22],
  lineHeight: vars.leading[28],
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.015em',
  '@media': { [media.desktop]: { fontSize: vars.size[28], lineHeight: vars.leading[36] } },
});

export const stock = style({ display: 'grid', gap: '6px', width: '100%', maxWidth: '420px' });

export const stockText = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });

export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: '16px 24px', alignItems: 'center' });
