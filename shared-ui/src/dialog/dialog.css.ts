import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';
import { modal } from '../internal/modal.css.ts';

export const dialog = style([
  modal,
  {
    position: 'fixed',
    inset: 0,
    margin: 'auto',
    width: '100%',
    height: 'fit-content',
    padding: vars.layout.gutter,
    opacity: 0,
    transform: 'translateY(12px)',
    selectors: { '&[open]': { opacity: 1, transform: 'none' } },
  },
]);

globalStyle(`${dialog}[open]`, { '@starting-style': { opacity: 0, transform: 'translateY(12px)' } });

export const width = styleVariants({
  small: { maxWidth: '440px' },
  medium: { maxWidth: '600px' },
  // G-10: the widest popup is 700 px from 1100 px up and full width below.
  wide: { '@media': { [media.desktop]: { maxWidth: '700px' } } },
  full: { maxWidth: '1200px' },
});

export const panel = style({
  maxHeight: `calc(100dvh - 2 * ${vars.layout.gutter})`,
  borderRadius: vars.radius.panel,
});
