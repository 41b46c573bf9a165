import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const arrow = style({ position: 'absolute', right: '14px', top: 0, bottom: 0, margin: 'auto', pointerEvents: 'none' });

/** The arrow stands inside the control. */
export const framed = style({ position: 'relative', display: 'block' });
export const select = style({
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // Wins over the padding of every control, whichever stylesheet comes last.
  selectors: { '&&': { paddingRight: '40px' } },
});

/** Label and choice on one line, in a quieter border: the sort of a listing. */
export const inline = style({
  position: 'relative',
  display: 'inline-flex',
  maxWidth: '100%',
  alignItems: 'center',
  border: `1px solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.card,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
  ':focus-within': { borderColor: vars.colour.accentText },
});
export const inlineLabel = style({ paddingLeft: '14px', color: vars.colour.muted, whiteSpace: 'nowrap' });
export const inlineSelect = style({
  appearance: 'none',
  flex: 1,
  minHeight: '42px',
  minWidth: 0,
  padding: '0 38px 0 6px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  fontWeight: vars.weight.strong,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
