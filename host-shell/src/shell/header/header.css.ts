import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';
import { SHOWN } from '../menu/plain-menu.ts';
import { NEOPORTAL_MARK } from '../neoportal/logo-mark.ts';

const frame = { maxWidth: vars.layout.width, margin: '0 auto', padding: `0 ${vars.layout.gutter}` } as const;

export const header = style({
  zIndex: vars.layer.header,
  '@media': {
    [media.desktop]: { position: 'relative' },
    // S-02, N-20: a sticky bar of 66 px, its line included.
    [media.belowDesktop]: {
      position: 'sticky',
      top: 0,
      height: vars.layout.header,
      background: vars.colour.card,
      borderBottom: `1px solid ${vars.colour.line}`,
      transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
      selectors: { [`&:has(${SHOWN})`]: { position: 'static', height: 'auto' } },
    },
  },
});

/** S-04: on some pages the mobile header goes away with the page. */
export const still = style({ '@media': { [media.belowDesktop]: { position: 'relative' } } });

/** S-03: out of sight on the way down; what is focused in it stays visible. */
export const away = style({
  '@media': { [media.belowDesktop]: { selectors: { '&:not(:focus-within)': { transform: 'translateY(-100%)' } } } },
});

// What a small screen does not show says how it looks in the condition of the wide one: the document's styles come without it.
export const service = style({
  '@media': {
    [media.desktop]: { background: vars.colour.band, color: vars.colour.onBand, fontSize: vars.size[13], lineHeight: '36px' },
    [media.belowDesktop]: { display: 'none' },
  },
});
globalStyle(`${service} > div`, { '@media': { [media.desktop]: { ...frame, display: 'flex', gap: vars.space[24] } } });
globalStyle(`${service} a:hover`, { color: '#fff' });
globalStyle(`${service} a:focus-visible`, { outlineColor: 'currentColor' });
export const spring = style({ flex: 1 });

export const top = style({
  background: vars.colour.card,
  '@media': { [media.belowDesktop]: { height: '65px' } },
});
globalStyle(`${top} > div`, {
  ...frame,
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  '@media': {
    [media.desktop]: { height: '76px', gap: vars.space[40] },
    [media.belowDesktop]: { padding: '0 8px', gap: vars.space[4] },
  },
});

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '44px',
  fontWeight: 800,
  fontSize: '1.375rem',
  lineHeight: vars.leading[36],
  letterSpacing: '-0.035em',
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { fontSize: '1.625rem' } },
});
globalStyle(`${logo} > i`, {
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  borderRadius: vars.radius.control,
  background: vars.colour.accent,
  fill: vars.colour.onAccent,
});

// S-06: the mark of neoportal customers, two linked rings, in the place of the usual one: nothing moves.
const rings = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2.4'%3E%3Ccircle cx='9' cy='12' r='5.4'/%3E%3Ccircle cx='15' cy='12' r='5.4'/%3E%3C/svg%3E")`;
const neoportal = `:root[data-${NEOPORTAL_MARK}] ${logo} > i`;
globalStyle(neoportal, { background: vars.colour.band });
globalStyle(`${neoportal} > svg`, { display: 'none' });
globalStyle(`${neoportal}::before`, {
  content: '""',
  width: '24px',
  height: '24px',
  background: vars.colour.onBand,
  mask: `${rings} center / contain no-repeat`,
});
export const logoHeading = style({ fontSize: 'inherit', lineHeight: 'inherit', letterSpacing: 'inherit' });

export const tools = style({
  display: 'flex',
  marginLeft: 'auto',
  '@media': { [media.desktop]: { gap: vars.space[2], marginRight: '-12px' } },
});

export const tool = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.control,
  fontSize: vars.size[12],
  lineHeight: vars.leading[16],
  textAlign: 'center',
  '@media': {
    // A fixed width: 'Zaloguj się' becomes 'Moje konto' and numbers arrive without moving a neighbour.
    [media.desktop]: { alignContent: 'center', gap: vars.space[2], width: '86px', height: '60px' },
    [media.hover]: { ':hover': { background: vars.colour.page } },
  },
});
globalStyle(`${tool} > span`, {
  '@media': {
    [media.belowDesktop]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const count = style({
  position: 'absolute',
  top: '2px',
  left: '50%',
  marginLeft: '3px',
  minWidth: '18px',
  padding: '0 4px',
  borderRadius: '9px',
  background: vars.colour.promo,
  color: vars.colour.onPromo,
  fontSize: '0.6875rem',
  lineHeight: '18px',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowDesktop]: { top: '4px' } },
});
/** S-13: the counter shows 0, but inconspicuously. */
export const zero = style([count, { opacity: 0 }]);

export const desktopOnly = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });
export const mobileOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });

/** S-08 on a small screen: the open search bar scrolls with the page, below the sticky bar. */
export const homeSearch = style({
  background: vars.colour.card,
  padding: `${vars.space[8]} ${vars.layout.gutter} ${vars.space[12]}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

/** The header of the checkout begins and ends where the page below does. */
export const reduced = style({});
globalStyle(`${reduced} > div > div`, { '@media': { [media.belowDesktop]: { padding: `0 ${vars.layout.gutter}` } } });
export const phone = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '44px',
  marginLeft: 'auto',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

export const helpline = style({
  '@media': {
    [media.desktop]: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      padding: '7px 16px 7px 12px',
      border: `1px solid ${vars.colour.line}`,
      borderRadius: vars.radius.card,
      lineHeight: '18px',
      whiteSpace: 'nowrap',
    },
    [media.hover]: { ':hover': { borderColor: vars.colour.control } },
  },
});
globalStyle(`${helpline} small, ${helpline} b`, {
  '@media': { [media.desktop]: { display: 'block', fontSize: vars.size[14] } },
});
globalStyle(`${helpline} small`, {
  '@media': { [media.desktop]: { color: vars.colour.muted, fontSize: vars.size[12], lineHeight: vars.leading[16] } },
});
