import { style } from '@vanilla-extract/css';
import { from, media, vars } from 'shared-contracts/theme';

export const deal = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.colour.card,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gridTemplateRows: 'auto auto' },
    [media.desktop]: { gridTemplateColumns: '300px minmax(0, 1fr) 372px', gridTemplateRows: 'auto' },
    [from(1366)]: { gridTemplateColumns: '400px minmax(0, 1fr) 420px' },
  },
});

export const plate = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: '16px',
  background: vars.colour.picture,
  '@media': { [media.tabletUp]: { gridRow: '1 / -1', padding: '24px' } },
});

export const badge = style({ position: 'absolute', zIndex: vars.layer.raised, top: '16px', left: '16px' });

export const picture = style({ width: '240px', maxWidth: '100%', '@media': { [media.tabletUp]: { width: '100%', maxWidth: '340px' } } });

export const textBlock = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '12px',
  minWidth: 0,
  padding: '16px 16px 0',
  '@media': { [media.tabletUp]: { padding: '24px 24px 0' }, [media.desktop]: { padding: '32px' } },
});

export const name = style({
  fontSize: vars.size[18],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  '@media': {
    [media.tabletUp]: { fontSize: vars.size[22], lineHeight: vars.leading[28] },
    [from(1366)]: { fontSize: vars.size[28], lineHeight: vars.leading[36] },
  },
});

export const link = style({ ':hover': { color: vars.colour.accentText } });

export const features = style({ display: 'grid', gap: '4px' });

export const feature = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], fontWeight: vars.weight.medium });

export const featureName = style({ color: vars.colour.muted, fontWeight: vars.weight.normal, '::after': { content: '":"' } });

export const offer = style({
  display: 'grid',
  alignContent: 'center',
  gap: '16px',
  minWidth: 0,
  padding: '16px',
  '@media': {
    [media.tabletUp]: { padding: '20px 24px 24px' },
    [media.desktop]: { margin: '24px 0', padding: '8px 40px', borderLeft: `1px solid ${vars.colour.line}` },
  },
});

export const time = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  minHeight: '52px',
});

export const timeLabel = style({ width: '72px', color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });

export const over = style({ display: 'flex', alignItems: 'center', minHeight: '52px', fontWeight: vars.weight.strong });

export const stock = style({ display: 'grid', gap: '6px' });

export const stockText = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  color: vars.colour.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
