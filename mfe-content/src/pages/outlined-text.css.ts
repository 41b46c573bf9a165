import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const contents = style({
  marginBottom: '24px',
  padding: '16px 20px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.card,
});

export const title = style({ fontSize: vars.size[16], lineHeight: vars.leading[24], fontWeight: vars.weight.bold });

export const inner = style({ paddingLeft: '20px' });

/** Each is a target of its own, also under a thumb. */
export const entry = style({
  display: 'block',
  padding: '6px 0',
  color: vars.colour.accentText,
  fontSize: vars.size[15],
  lineHeight: vars.leading[20],
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export const heading = {
  2: style({ margin: '32px 0 12px' }),
  3: style({ margin: '24px 0 8px' }),
};
