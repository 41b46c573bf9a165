import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const section = style({ display: 'grid', justifyItems: 'start', gap: '12px', marginTop: '24px' });

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
