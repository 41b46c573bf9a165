import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

const frame = { maxWidth: vars.layout.width, margin: '0 auto', paddingInline: vars.layout.gutter } as const;

/**
 * A drawing on a grid of 24 in the colour of the words beside it, in both themes. It stands in the stylesheets, not in the documents: these have
 * no room for it (J-110).
 */
const drawing = (path: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

export const footer = style({
  marginTop: vars.space[64],
  background: vars.colour.card,
  borderTop: `1px solid ${vars.colour.line}`,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.muted,
});
/** The whole one is not laid out while it is far away; about as high as it is on a phone, with folded lists. */
export const whole = style({
  '@media': {
    '(scripting: enabled) and (max-width: 767.98px)': { contentVisibility: 'auto', containIntrinsicSize: 'auto none auto 1400px' },
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
      gap: vars.space[24],
      paddingBlock: vars.space[24],
    },
  },
});
// Rows that a thumb can tell apart (WCAG 2.5.8); in running text a taller link would tear the lines.
globalStyle(`${columns} :is(li, p) > a`, { padding: '5px 0' });
globalStyle(`${columns} li > a`, { display: 'inline-block', '@media': { [media.mobile]: { padding: '6px 0' } } });
// In running text a link is told by more than its colour.
globalStyle(`${footer} p > a`, { color: vars.colour.accentText, textDecoration: 'underline', textUnderlineOffset: '3px' });

/** The lists of links: columns beside the others, on a phone one below the other, folded. */
export const lists = style({
  display: 'contents',
  '@media': { [media.mobile]: { display: 'block', gridColumn: '1 / -1' } },
});

/**
 * J-359: where the browser can show what a closed `details` holds, wide screens do so, and have the heading instead of what folds; older
 * browsers fold everywhere.
 */
export const fold = style({
  '@media': { [media.mobile]: { flex: '1 0 100%' } },
});
const opened = { [media.tabletUp]: { '@supports': { 'selector(::details-content)': { display: 'block' } } } } as const;
globalStyle(`${fold} > h2`, { display: 'none', '@media': opened });
globalStyle(`${fold} > details::details-content`, {
  '@media': { [media.tabletUp]: { '@supports': { 'selector(::details-content)': { contentVisibility: 'visible', display: 'block' } } } },
});
globalStyle(`${fold} summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  borderBottom: `1px solid ${vars.colour.line}`,
  color: vars.colour.ink,
  fontSize: vars.size[16],
  fontWeight: vars.weight.strong,
  '@media': { [media.tabletUp]: { '@supports': { 'selector(::details-content)': { display: 'none' } } } },
});
globalStyle(`${fold} [open] > summary`, { borderColor: 'transparent' });
globalStyle(`${fold} summary::after`, {
  content: '""',
  width: '20px',
  height: '20px',
  background: vars.colour.muted,
  mask: `${drawing('m6 9 6 6 6-6')} center / contain no-repeat`,
  transition: `transform ${vars.motion.fast}`,
});
globalStyle(`${fold} [open] > summary::after`, { transform: 'rotate(180deg)' });

// On a phone the contact stands below the shorter column beside them.
export const services = style({
  display: 'grid',
  gap: vars.space[24],
  alignContent: 'start',
  ':empty': { display: 'none' },
  '@media': { [media.mobile]: { gridRow: 'span 2', gap: vars.space[16] } },
});

export const contact = style({ overflowWrap: 'anywhere' });
globalStyle(`${contact} p`, {
  marginBottom: vars.space[12],
  '@media': { [media.mobile]: { marginBottom: vars.space[4], fontSize: vars.size[13] } },
});
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
  '@media': { [media.mobile]: { rowGap: vars.space[12], paddingBottom: vars.space[16] } },
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

const plate = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  '::before': { content: '""', flex: 'none', width: '20px', height: '20px', background: 'currentColor' },
});

/** Own drawings by kind of payment; no trademarks. */
const paths = {
  /** A telephone with a code of six digits. */
  blik: 'M7 2h10a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zm2.5 7h0m2.5 0h0m2.5 0h0m-5 4h0m2.5 0h0m2.5 0h0M11 19h2',
  card: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm-2 5h20M6 15h4',
  /** A bank. */
  transfer: 'M3 10 12 4l9 6zm2.5 0v8m4.3-8v8m4.4-8v8m4.3-8v8M3 21h18',
  later: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-6v6l4 2',
  /** An amount in parts. */
  installments: 'M12 2a10 10 0 1 0 10 10M12 2v10h10m-7.1-9.5a10 10 0 0 1 6.6 6.6',
  lease: 'M4 8h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zm5 0V5h6v3M3 13.5h18',
  /** A banknote. */
  'on-delivery': 'M3 6h18v12H3zm6 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M6 9h0m12 6h0',
} as const;

export const mark = styleVariants(paths, (path) => [plate, { '::before': { mask: `${drawing(path)} center / contain no-repeat` } }]);
