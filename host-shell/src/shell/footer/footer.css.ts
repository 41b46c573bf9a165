import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

const frame = { maxWidth: vars.layout.width, margin: '0 auto', paddingInline: vars.layout.gutter } as const;

export const footer = style({
  marginTop: vars.space[64],
  background: vars.colour.card,
  borderTop: `1px solid ${vars.colour.line}`,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
});
/** The whole one is not laid out while it is far away; about as high as it is on a phone. */
export const whole = style({
  '@media': {
    '(scripting: enabled) and (max-width: 767.98px)': { contentVisibility: 'auto', containIntrinsicSize: 'auto none auto 2160px' },
  },
});
globalStyle(`${footer} h2, ${footer} h3`, {
  marginBottom: vars.space[8],
  color: vars.colour.ink,
  fontSize: vars.size[16],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.strong,
  letterSpacing: 0,
});
globalStyle(`${footer} a:hover`, { color: vars.colour.accentText, textDecoration: 'underline', textUnderlineOffset: '3px' });

export const columns = style({
  ...frame,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: `${vars.space[32]} ${vars.space[24]}`,
  paddingBlock: vars.space[40],
  // Two at most, one where text is large.
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))',
      paddingBlock: vars.space[32],
    },
  },
});
// Rows that a thumb can tell apart (WCAG 2.5.8); in running text a taller link would tear the lines.
globalStyle(`${columns} :is(li, p) > a`, { padding: '5px 0' });
globalStyle(`${columns} li > a`, { display: 'inline-block', '@media': { [media.mobile]: { padding: '12px 0' } } });
// In running text a link is told by more than its colour.
globalStyle(`${footer} p > a`, { color: vars.colour.accentText, textDecoration: 'underline', textUnderlineOffset: '3px' });

export const services = style({ display: 'grid', gap: vars.space[24], alignContent: 'start', ':empty': { display: 'none' } });

export const contact = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });
globalStyle(`${contact} p`, { marginBottom: vars.space[12] });
globalStyle(`${footer} ${contact} [href^="tel:"]`, {
  padding: 0,
  textDecoration: 'none',
  color: vars.colour.ink,
  fontSize: vars.size[22],
  lineHeight: vars.leading[36],
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.015em',
  whiteSpace: 'nowrap',
});

export const band = style({
  ...frame,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[20]} ${vars.space[48]}`,
  paddingBottom: vars.space[24],
  ':empty': { display: 'none' },
});
// Marks of payment and delivery: words on neutral plates, without logos of others.
globalStyle(`${band} ul`, { display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
globalStyle(`${band} li`, {
  padding: '4px 12px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.small,
  background: vars.colour.page,
  color: vars.colour.ink,
  fontSize: vars.size[13],
});
globalStyle(`${band} li > a`, { display: 'block', margin: '-4px -12px', padding: '4px 12px' });

export const legal = style({
  borderTop: `1px solid ${vars.colour.line}`,
  fontSize: vars.size[12],
  lineHeight: vars.leading[20],
});
globalStyle(`${legal} > *`, { ...frame, paddingTop: vars.space[16] });
globalStyle(`${legal} > :last-child`, { paddingTop: vars.space[8], paddingBottom: vars.space[24] });
globalStyle(`${legal} h2`, { display: 'none' });

/** On the pages of the checkout a footer that the server has rendered whole hides all links that lead away. */
export const legalOnly = style({});
globalStyle(`${legalOnly} :is(${columns}, ${band})`, { display: 'none' });
