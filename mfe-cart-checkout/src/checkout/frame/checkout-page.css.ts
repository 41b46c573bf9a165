import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  minHeight: 'calc(100svh - 66px)',
  paddingTop: '16px',
  '@media': { [media.desktop]: { gap: '20px', paddingBlock: '24px 64px' } },
});

export const alone = style({ paddingBlock: '24px', '@media': { [media.desktop]: { paddingBlock: '40px' } } });

/** As high as the screen on phones, so that the bar stands at its lower edge. */
export const columns = style({
  flex: 1,
  gap: '16px',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  '@media': { [media.desktop]: { gap: '24px', gridTemplateRows: 'auto' } },
});
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  alignSelf: 'stretch',
  order: 1,
  minWidth: 0,
  '@media': { [media.desktop]: { order: 0 } },
});
export const title = style({
  fontSize: vars.size[28],
  lineHeight: vars.leading[36],
  '@media': { [media.desktop]: { fontSize: vars.size[36], lineHeight: vars.leading[44] } },
});

export const missing = style({
  padding: '12px 16px',
  borderRadius: vars.radius.card,
  background: vars.colour.infoTint,
  color: vars.colour.info,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
});

export const greyCards = style({ display: 'grid', gap: '10px' });
export const greyCard = style({
  display: 'grid',
  alignContent: 'center',
  gap: '6px',
  minHeight: '78px',
  padding: '14px 18px',
  border: `1.5px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
  background: vars.colour.card,
});

export const greySummary = style({
  minHeight: '56px',
  padding: '16px',
  '@media': { [media.desktop]: { minHeight: '360px', padding: '24px' } },
});
export const greyTitle = style({ fontSize: vars.size[18], lineHeight: vars.leading[24] });
export const greyRows = style({
  display: 'none',
  gap: '12px',
  marginTop: '20px',
  '@media': { [media.desktop]: { display: 'grid' } },
});
