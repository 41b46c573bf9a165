import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';
import { visuallyHidden } from 'shared-ui/visually-hidden';

export const search = style({ position: 'relative' });

/** In a row the bar takes what is left. Not in the column of the page: there it would grow while the page still arrives. */
export const inRow = style({ flex: 1, minWidth: 0 });

export const form = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  height: '48px',
  padding: '0 5px 0 20px',
  border: `1.5px solid ${vars.colour.control}`,
  borderRadius: vars.radius.full,
  background: vars.colour.page,
  ':focus-within': { borderColor: vars.colour.accentText, boxShadow: `0 0 0 1.5px ${vars.colour.accentText}` },
});

export const field = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  // Small enough for the Ukrainian hint on a phone.
  '::placeholder': { color: vars.colour.muted, opacity: 1, fontSize: vars.size[14] },
});
globalStyle(`${field}::-webkit-search-cancel-button`, { cursor: 'pointer' });

export const submit = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '36px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: vars.colour.accent,
  color: vars.colour.onAccent,
  ':hover': { background: vars.colour.accentPress },
});

export const hint = style({
  marginTop: vars.space[4],
  paddingLeft: '20px',
  color: vars.colour.muted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[16],
  // In a header of one row it takes no room: the bar stays where it is while somebody types.
  '@media': { [media.desktop]: { marginBottom: '-20px' } },
});
export const hintHidden = visuallyHidden;

const suggestions = style({ display: 'grid', gap: vars.space[16], alignContent: 'start' });

export const floating = style([
  suggestions,
  {
    position: 'absolute',
    zIndex: vars.layer.raised,
    top: 'calc(100% + 8px)',
    insetInline: 0,
    maxHeight: 'min(70vh, 640px)',
    overflowY: 'auto',
    padding: vars.space[20],
    border: `1px solid ${vars.colour.line}`,
    borderRadius: vars.radius.card,
    background: vars.colour.raised,
    boxShadow: vars.shadow.float,
    '@media': { [media.desktop]: { selectors: { [`${hint} ~ &`]: { top: 'calc(100% + 24px)' } } } },
  },
]);
export const inline = style([suggestions, { paddingTop: vars.space[20] }]);

export const group = style({});
/** No heading: a list of options has groups and options alone. */
export const groupTitle = style({
  marginBottom: vars.space[4],
  color: vars.colour.muted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.strong,
});
globalStyle(`${group} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: '44px',
  margin: '0 -8px',
  padding: '8px',
  borderRadius: vars.radius.control,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
globalStyle(`${group} a:hover, ${group} a[aria-selected='true']`, { background: vars.colour.accentTint, color: vars.colour.accentText });
globalStyle(`${group} a[aria-selected='true']`, { boxShadow: `inset 0 0 0 2px ${vars.colour.accentText}` });
globalStyle(`${group} a > img`, {
  width: '48px',
  height: '48px',
  flex: 'none',
  objectFit: 'contain',
  borderRadius: vars.radius.small,
  background: vars.colour.picture,
});
globalStyle(`${group} a > b`, { marginLeft: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const icon = style({ color: vars.colour.muted });
export const message = style({ overflowWrap: 'anywhere', color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });

/** The bar that the desktop icon opens over the header (S-07). */
export const overlay = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetInline: 0,
  top: '36px',
  background: vars.colour.card,
  boxShadow: vars.shadow.lift,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
export const overlayRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  height: '76px',
  maxWidth: '920px',
  margin: '0 auto',
  padding: `0 ${vars.layout.gutter}`,
});
