import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const section = style({ display: 'grid', justifyItems: 'start', gap: '12px', marginBlock: '24px' });

export const map = style({ width: '100%', height: '360px', '@media': { [media.tabletUp]: { height: '480px' } } });

export const shop = style({
  width: '100%',
  minHeight: '72px',
  padding: '12px 14px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
});

/** What happens in the shops. */
export const events = style({ marginTop: '32px' });

export const eventList = style({ display: 'grid', gap: '12px', marginTop: '12px', padding: 0, listStyle: 'none' });

export const event = style({
  display: 'grid',
  gap: '8px',
  padding: '16px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
});

export const phone = style({ whiteSpace: 'nowrap' });

export const hint = style({
  color: vars.colour.muted,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  selectors: { '&:empty': { position: 'absolute' } },
});

/** Wider than a text: three cards stand beside each other. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 64rem)',
  justifyContent: 'center',
  '@media': { [media.desktop]: { paddingBlock: '48px' } },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  gap: '16px',
  marginBlock: '16px 8px',
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateRows: 'auto auto auto auto 1fr auto',
  gap: '8px',
  minWidth: 0,
  padding: '16px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const ownCard = style([card, { borderColor: vars.colour.accent, boxShadow: `inset 0 0 0 1px ${vars.colour.accent}` }]);
globalStyle(`${card} > *`, { margin: 0 });
export const cardName = style({ fontSize: vars.size[18], lineHeight: vars.leading[24] });

const state = { fontWeight: vars.weight.strong, minHeight: '20px' };
export const open = style({ ...state, color: vars.colour.success });
export const closed = style({ ...state, color: vars.colour.muted });

export const address = style({ overflowWrap: 'anywhere' });
export const hours = style({ display: 'grid', gap: '2px' });
globalStyle(`${hours} > div`, { display: 'flex', justifyContent: 'space-between', gap: '12px', maxWidth: '14rem' });
globalStyle(`${hours} dd`, { margin: 0, fontVariantNumeric: 'tabular-nums' });
export const notes = style({ color: vars.colour.muted, minHeight: '20px' });
