import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';
import { modal } from '../internal/modal.css.ts';

export const sheet = style([
  modal,
  {
    position: 'fixed',
    inset: 'auto 0 0 0',
    marginInline: 'auto',
    width: '100%',
    transform: 'translateY(100%)',
    selectors: { '&[open]': { transform: 'none' } },
    '@media': { [media.tabletUp]: { maxWidth: '600px' } },
  },
]);

globalStyle(`${sheet}[open]`, { '@starting-style': { transform: 'translateY(100%)' } });

export const panel = style({
  maxHeight: '85dvh',
  borderRadius: `${vars.radius.panel} ${vars.radius.panel} 0 0`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': { [media.low]: { maxHeight: '100dvh' } },
});

export const handle = style({
  position: 'relative',
  paddingTop: '14px',
  touchAction: 'none',
  cursor: 'grab',
  '::before': {
    content: '""',
    position: 'absolute',
    top: '8px',
    left: 0,
    right: 0,
    margin: '0 auto',
    width: '40px',
    height: '4px',
    borderRadius: vars.radius.full,
    background: vars.colour.control,
  },
});
