import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

/** Room for both lines, two rows each where columns are narrow, so that a visitor's own place moves nothing. */
export const lines = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minHeight: '82px',
  fontSize: vars.size[13],
  lineHeight: vars.leading[20],
});

const line = style({ paddingLeft: '14px' });

export const brought = style([
  line,
  {
    position: 'relative',
    color: vars.colour.success,
    fontWeight: vars.weight.medium,
    '::before': {
      content: '""',
      position: 'absolute',
      top: '6px',
      left: 0,
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      background: 'currentColor',
    },
  },
]);

export const collected = style([line, { color: vars.colour.muted }]);

export const label = style({ color: vars.colour.muted, fontWeight: 400 });
