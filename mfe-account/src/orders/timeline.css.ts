import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

const { colour } = vars;

export const list = style({ display: 'grid' });

// The line runs from one mark to the next.
const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: '12px',
  paddingBottom: '20px',
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: '28px',
      bottom: 0,
      left: '13px',
      width: '2px',
      background: colour.line,
    },
  },
});
const passed = style({ selectors: { '&:not(:last-child)::before': { background: colour.success } } });
export const step = styleVariants({ done: [base, passed], current: [base], ahead: [base], stopped: [base] });

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  border: `2px solid ${colour.control}`,
  borderRadius: '50%',
  background: colour.card,
});
export const dot = styleVariants({
  done: [mark, { borderColor: colour.success, background: colour.successTint, color: colour.success }],
  current: [mark, { borderColor: colour.accent, background: colour.accentTint, color: colour.accentText }],
  ahead: [mark, { borderStyle: 'dashed' }],
  stopped: [mark, { borderColor: colour.error, background: colour.errorTint, color: colour.error }],
});

export const textBlock = style({ display: 'grid', alignContent: 'start', paddingTop: '2px' });
export const name = styleVariants({
  done: { fontWeight: vars.weight.medium },
  current: { fontWeight: vars.weight.strong },
  ahead: { color: colour.muted },
  stopped: { fontWeight: vars.weight.strong, color: colour.error },
});
export const time = style({ color: colour.muted, fontSize: vars.size[13], lineHeight: vars.leading[20] });
