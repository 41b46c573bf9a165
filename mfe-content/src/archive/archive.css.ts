import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.colour.card,
  transition: `box-shadow ${vars.motion.fast}`,
  ':hover': { boxShadow: vars.shadow.lift },
});

export const textBlock = style({ display: 'grid', alignContent: 'start', gap: '4px', padding: '16px 20px 20px' });

export const name = style({ fontSize: vars.size[18], lineHeight: vars.leading[24], fontWeight: vars.weight.strong, textWrap: 'balance' });

export const link = style({
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { [`${card}:hover &`]: { color: vars.colour.accentText } },
});

export const days = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });

export const running = style([days, { color: vars.colour.success, fontWeight: vars.weight.strong }]);

/** Banners are seen whole: the product stands at their edge. */
export const banner = style({ selectors: { '&&': { aspectRatio: '5 / 2' } } });

/** As high as a card: its picture and two lines. */
export const placeholder = style({ height: '260px', borderRadius: vars.radius.card });

export const picture = style([banner, { marginTop: '24px', borderRadius: vars.radius.card }]);

export const text = style({ marginTop: '24px' });

export const rules = style({ marginTop: '24px', paddingTop: '24px', borderTop: `1px solid ${vars.colour.line}` });

export const rulesHeading = style({ marginBottom: '12px', fontSize: vars.size[18], lineHeight: vars.leading[24] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '24px' });

/** As high as a short campaign, so that the footer stays where it is. */
export const sheetPlaceholder = style({ minHeight: '560px', '@media': { [media.desktop]: { minHeight: '720px' } } });
