import { style, styleVariants } from '@vanilla-extract/css';
import { palettes, vars } from 'shared-contracts/theme';

export const badge = style({
  display: 'inline-block',
  padding: '4px 8px',
  borderRadius: vars.radius.small,
  fontSize: vars.size[12],
  lineHeight: vars.leading[16],
  fontWeight: vars.weight.strong,
});

const { colour } = vars;
const { light } = palettes.amperio;

export const tone = styleVariants({
  promo: { background: colour.promo, color: colour.onPromo },
  promoTint: { background: colour.promoTint, color: colour.promoText },
  // Dark in both schemes: a light one would melt into the plate of a picture.
  ink: { background: light.inverse, color: light.onInverse, boxShadow: `inset 0 0 0 1px ${colour.line}` },
  accent: { background: colour.accentTint, color: colour.accentText },
  plus: { background: colour.plus, color: colour.onPlus },
  success: { background: colour.successTint, color: colour.success },
  warning: { background: colour.warningTint, color: colour.warning },
  error: { background: colour.errorTint, color: colour.error },
  info: { background: colour.infoTint, color: colour.info },
});
