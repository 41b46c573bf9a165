import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

/** Empty, it takes no space between the parts of a form, which are 16 px apart. */
export const place = style({ selectors: { '&:empty': { marginBottom: '-16px' } } });
export const refusal = style({
  display: 'flex',
  gap: '10px',
  padding: '12px 14px',
  borderRadius: vars.radius.control,
  background: vars.colour.errorTint,
  color: vars.colour.error,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  fontWeight: vars.weight.medium,
});
