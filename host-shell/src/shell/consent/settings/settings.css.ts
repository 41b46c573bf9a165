import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const intro = style({ marginBottom: vars.space[12], color: vars.colour.muted });

export const purpose = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: vars.space[16],
  borderBottom: `1px solid ${vars.colour.line}`,
});

export const purposeText = style({ border: 0 });

export const always = style({
  paddingTop: vars.space[16],
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
  color: vars.colour.success,
});

export const toggle = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '44px',
  height: '26px',
  margin: `${vars.space[12]} 0`,
  border: `1.5px solid ${vars.colour.control}`,
  borderRadius: vars.radius.full,
  background: vars.colour.card,
  cursor: 'pointer',
  '::after': {
    content: '""',
    position: 'absolute',
    top: '3px',
    left: '3px',
    width: '17px',
    height: '17px',
    borderRadius: '50%',
    background: vars.colour.control,
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  },
  selectors: {
    '&:checked': { background: vars.colour.accent, borderColor: vars.colour.accent },
    '&:checked::after': { background: vars.colour.onAccent, transform: 'translateX(18px)' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const decided = style({ marginTop: vars.space[16], fontSize: vars.size[14], color: vars.colour.muted });
