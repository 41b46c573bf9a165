import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const group = style({ display: 'grid', gap: '8px' });
export const title = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], fontWeight: vars.weight.strong });
export const chosen = style({ fontWeight: vars.weight.normal });
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const swatch = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '8px 14px',
  border: `1.5px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
  ':hover': { borderColor: vars.colour.accentText },
  ':focus-visible': { borderRadius: vars.radius.control },
  selectors: {
    '&[aria-current]': { borderColor: vars.colour.accentText, background: vars.colour.accentTint, color: vars.colour.accentText },
  },
});

export const gone = style({ borderStyle: 'dashed', color: vars.colour.muted });

export const dot = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  borderRadius: '50%',
  border: `1px solid ${vars.colour.control}`,
  forcedColorAdjust: 'none',
});

/** Colours that products come in; others show their name alone. Named classes, since server HTML has no style attribute. */
export const colour = styleVariants(
  {
    czarny: '#1b1d22',
    biały: '#ffffff',
    srebrny: '#c9ced6',
    szary: '#858c97',
    grafitowy: '#454b55',
    granatowy: '#1f2f5c',
    niebieski: '#2f6fdb',
    błękitny: '#8fc3ee',
    zielony: '#2f8a57',
    miętowy: '#a5dcc4',
    czerwony: '#c8202f',
    bordowy: '#6d1628',
    różowy: '#eb9db7',
    fioletowy: '#7a4bc2',
    liliowy: '#c7b5e8',
    żółty: '#f2c83b',
    pomarańczowy: '#ef7d2b',
    złoty: '#d9b871',
    beżowy: '#dfd0b8',
    brązowy: '#7a5237',
    perłowy: '#efece6',
    miedziany: '#b8713f',
    inox: '#b4b9bf',
  },
  (background) => ({ background }),
);
