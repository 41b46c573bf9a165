import { style } from '@vanilla-extract/css';
import { vars } from 'shared-contracts/theme';

export const cards = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: '12px',
  borderTop: `1px solid ${vars.colour.line}`,
  overflowWrap: 'anywhere',
});
/** Takes the focus when a card is given back. */
export const told = style({ outlineOffset: '2px' });
export const words = style({ flex: '1 1 320px', minWidth: 0 });
