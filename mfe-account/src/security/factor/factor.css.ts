import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBottom: '8px' });
export const title = style({ fontSize: vars.size[18], lineHeight: vars.leading[24], outlineOffset: '4px' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  marginTop: '12px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const warning = style({
  marginTop: '12px',
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  background: vars.colour.warningTint,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});

/** Steps of a dialog. */
export const step = style({ display: 'grid', gap: '16px' });
export const stepTitle = style({ fontSize: vars.size[16], lineHeight: vars.leading[24], outlineOffset: '4px' });
export const text = style({ color: vars.colour.muted, fontSize: vars.size[15], lineHeight: vars.leading[24] });

export const scan = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '16px',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'auto minmax(0, 1fr)', justifyItems: 'start', alignItems: 'center', gap: '24px' } },
});
export const qr = style({
  width: '200px',
  height: '200px',
  borderRadius: vars.radius.control,
  background: 'white',
  fill: 'black',
  border: `1px solid ${vars.colour.line}`,
});
export const byHand = style({
  display: 'grid',
  gap: '8px',
  width: '100%',
  minWidth: 0,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const secret = style({ display: 'flex', alignItems: 'center', gap: '4px' });
export const secretText = style({
  fontFamily: 'monospace',
  fontSize: vars.size[15],
  lineHeight: vars.leading[24],
  overflowWrap: 'anywhere',
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  justifyContent: 'center',
  gap: '8px 32px',
  padding: '16px',
  borderRadius: vars.radius.control,
  background: vars.colour.page,
  fontFamily: 'monospace',
  fontSize: vars.size[16],
  lineHeight: vars.leading[24],
  '@media': { print: { visibility: 'visible', position: 'fixed', inset: 0, alignContent: 'start', color: 'black', background: 'white' } },
});
const unprinted = { '@media': { print: { display: 'none' } } } as const;
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', ...unprinted });
export const finish = style({ display: 'flex', marginTop: '4px', ...unprinted });

// Of a page that shows codes they alone are printed.
globalStyle(`body:has(${codes})`, { '@media': { print: { visibility: 'hidden', height: '100vh', overflow: 'hidden' } } });
