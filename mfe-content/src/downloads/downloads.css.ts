import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const list = style({ display: 'grid', gap: '12px', maxWidth: '880px' });

export const item = style({ padding: '16px 20px', borderRadius: vars.radius.card, background: vars.colour.card });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' });

export const icon = style({ flex: 'none', color: vars.colour.accentText });

export const textBlock = style({ flex: '1 1 200px', minWidth: 0 });

export const name = style({ fontSize: vars.size[16], lineHeight: vars.leading[24], fontWeight: vars.weight.strong });

export const note = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });

/** In line with the words beside the icon. */
const indent = '40px';

export const action = style({ minHeight: '40px', '@media': { [media.mobile]: { marginLeft: indent } } });

export const details = style({ marginLeft: indent });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.colour.accentText,
  fontSize: vars.size[14],
  fontWeight: vars.weight.strong,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export const text = style({ marginTop: '8px', paddingTop: '16px', borderTop: `1px solid ${vars.colour.line}` });
