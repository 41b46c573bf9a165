import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

/** Room in px from which picture, words, quantity and price stand side by side. */
const wide = '(min-width: 700px)';
const inWide = (rules: Parameters<typeof style>[0]) =>
  ({ '@container': { [wide]: rules } }) as Exclude<Parameters<typeof style>[0], unknown[]>; // one rule, not a list

export const list = style({ containerType: 'inline-size' });

export const row = style({
  paddingBlock: '16px',
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `1px solid ${vars.colour.line}` },
  },
});

export const line = style([
  {
    display: 'grid',
    gridTemplateColumns: '80px minmax(0, 1fr) 44px',
    gridTemplateAreas: '"picture words remove" "controls controls controls"',
    gap: '12px',
    alignItems: 'start',
  },
  inWide({
    gridTemplateColumns: '112px minmax(0, 1fr) 132px 148px 44px',
    gridTemplateAreas: '"picture words quantity price remove"',
    gap: '16px',
    alignItems: 'center',
  }),
]);

export const picture = style({ gridArea: 'picture', padding: '4px', borderRadius: vars.radius.control });

export const words = style({ gridArea: 'words', display: 'grid', gap: '2px' });

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading[20],
  overflowWrap: 'anywhere',
});

export const meta = style({ fontSize: vars.size[12], lineHeight: vars.leading[16], color: vars.colour.muted });

/** J-103: the server does not know of the quantity yet. */
export const waiting = style([meta, { display: 'flex', alignItems: 'center', gap: '6px', color: vars.colour.warning }]);

export const controls = style([
  { gridArea: 'controls', display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '12px' },
  inWide({ display: 'contents' }),
]);

export const quantity = style({ gridArea: 'quantity' });

export const price = style({
  gridArea: 'price',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  textAlign: 'right',
});

export const small = style({ fontSize: vars.size[13], lineHeight: vars.leading[20], color: vars.colour.muted, whiteSpace: 'nowrap' });

export const remove = style({
  gridArea: 'remove',
  justifySelf: 'end',
  margin: '-8px -8px 0 0',
  '@container': { [wide]: { margin: 0 } },
  // Twice, to outweigh the button's own colour wherever its rule stands.
  selectors: { '&&:not(:hover)': { color: vars.colour.muted } },
});

/** Its words stand where those of the line's other buttons do. */
export const later = style({ justifySelf: 'start', marginInlineStart: '-14px' });

export const limits = style({
  fontSize: vars.size[13],
  lineHeight: vars.leading[16],
  color: vars.colour.error,
  selectors: { '&:not(:empty)': { marginTop: '4px' } },
});

export const error = style({
  borderRadius: vars.radius.control,
  background: vars.colour.errorTint,
  color: vars.colour.error,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  selectors: { '&:not(:empty)': { marginTop: '12px', padding: '8px 12px' } },
});
