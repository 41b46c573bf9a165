import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const departments = style({ display: 'grid', gap: '12px' });

export const department = style({ display: 'grid', gap: '16px' });

export const top = style({ ':hover': { color: vars.colour.accentText } });

/** As many columns as fit; a branch is never torn apart. */
export const groups = style({ columns: '240px', columnGap: '24px', marginBottom: '-16px' });

globalStyle(`${groups} > li`, { breakInside: 'avoid', paddingBottom: '16px' });

const item = style({
  display: 'block',
  padding: '4px 0',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  ':hover': { color: vars.colour.accentText },
});

export const branch = style([item, { fontWeight: vars.weight.strong, fontSize: vars.size[15] }]);

export const leaf = style([item, { color: vars.colour.muted }]);
