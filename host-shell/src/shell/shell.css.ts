import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

/** The footer of a short page is at the lower edge of the screen. */
export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });
export const main = style({ flex: '1 0 auto', minWidth: 0 });

/** J-315: on paper the page stands without its frame and without what floats over it. */
globalStyle(`${shell} > :not(main)`, { '@media': { print: { display: 'none' } } });

/** J-350: the way to what a large document lacks, for browsers without scripts: across the whole of a list. */
globalStyle('noscript > a[rel="nofollow"]', {
  display: 'block',
  gridColumn: '1 / -1',
  padding: '12px 20px',
  borderRadius: vars.radius.control,
  background: vars.colour.accentTint,
  color: vars.colour.accentText,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
});
