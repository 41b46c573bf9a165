import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  padding: '5px 0',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.colour.disabled, cursor: 'default' } },
});

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  margin: 0,
  border: `1.5px solid ${vars.colour.control}`,
  borderRadius: vars.radius.small,
  background: vars.colour.card,
  cursor: 'inherit',
  '::after': {
    content: '""',
    width: '12px',
    height: '10px',
    background: vars.colour.onAccent,
    clipPath: 'polygon(9% 46%, 0 58%, 37% 100%, 100% 17%, 89% 6%, 36% 75%)',
    transform: 'scale(0)',
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  },
  selectors: {
    '&:checked': { background: vars.colour.accent, borderColor: vars.colour.accent },
    '&:checked::after': { transform: 'scale(1)' },
    '&:disabled': { background: vars.colour.page, borderColor: vars.colour.line },
    '&[aria-invalid="true"]': { borderColor: vars.colour.error },
    [`${row}:hover &:not(:disabled)`]: { borderColor: vars.colour.accentText },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const end = style({
  marginLeft: 'auto',
  paddingLeft: '8px',
  color: vars.colour.muted,
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
});
/** As the error of a field, under the text of the box, also where a form sets its rows far apart. */
export const error = style({
  display: 'flex',
  gap: '6px',
  marginTop: '-6px',
  paddingLeft: '30px',
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  color: vars.colour.error,
  fontWeight: vars.weight.medium,
});
