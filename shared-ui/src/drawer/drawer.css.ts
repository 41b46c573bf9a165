import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';
import { modal } from '../internal/modal.css.ts';

export const drawer = style([
  modal,
  {
    position: 'fixed',
    top: 0,
    bottom: 0,
    width: '100%',
    maxWidth: vars.layout.drawer,
    height: '100dvh',
    selectors: { '&[open]': { transform: 'none' } },
  },
]);

export const side = styleVariants({
  right: { left: 'auto', right: 0, transform: 'translateX(100%)' },
  left: { left: 0, right: 'auto', transform: 'translateX(-100%)' },
});

globalStyle(`${side.right}[open]`, { '@starting-style': { transform: 'translateX(100%)' } });
globalStyle(`${side.left}[open]`, { '@starting-style': { transform: 'translateX(-100%)' } });

export const panel = style({ height: '100%' });
export const head = style({ minHeight: vars.layout.header, paddingLeft: '8px' });
export const title = style({ paddingLeft: '12px', selectors: { 'button + &': { paddingLeft: '4px' } } });
export const help = style({
  padding: '12px 20px',
  background: vars.colour.infoTint,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
