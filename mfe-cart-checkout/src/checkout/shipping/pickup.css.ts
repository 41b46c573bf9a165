import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const place = style({ display: 'grid', justifyItems: 'start', gap: '12px' });
export const address = style({ fontSize: vars.size[14], lineHeight: vars.leading[20] });
export const small = style({ display: 'block', color: vars.colour.muted });

export const today = style({ display: 'block', color: vars.colour.success, fontWeight: vars.weight.strong });

export const panel = style({ display: 'grid', gap: '16px', alignContent: 'start', minHeight: 'min(60svh, 480px)' });
export const count = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], color: vars.colour.muted });
export const list = style({ display: 'grid', gap: '8px', padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px',
  padding: '12px 14px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.control,
  selectors: { '&[aria-current]': { borderColor: vars.colour.accentText, background: vars.colour.accentTint } },
});
export const rowButtons = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: '4px',
  '@media': { [media.mobile]: { flexDirection: 'column' } },
});
export const whole = style({ whiteSpace: 'nowrap' });
export const more = style({ justifySelf: 'center', marginTop: '12px' });
export const grey = style([row, { display: 'grid', gap: '6px', minHeight: '66px' }]);

export const distance = style({ marginLeft: '8px', color: vars.colour.muted, whiteSpace: 'nowrap' });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const note = style({ fontSize: vars.size[14], lineHeight: vars.leading[20], selectors: { '&:empty': { position: 'absolute' } } });

export const only = style({ display: 'grid' });
/** Beside each other where there is room; elsewhere the map takes the place of the list. */
export const both = style({
  display: 'grid',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: '20px', height: 'min(58svh, 600px)' },
  },
});
export const listPane = style({
  display: 'grid',
  gap: '8px',
  alignContent: 'start',
  selectors: { [`${both} > &`]: { display: 'none' } },
  '@media': { [media.desktop]: { selectors: { [`${both} > &`]: { display: 'grid', overflowY: 'auto', paddingRight: '8px' } } } },
});
export const mapPane = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  gap: '8px',
  minHeight: 0,
});
export const map = style({ height: 'min(34svh, 420px)', '@media': { [media.desktop]: { height: '100%' } } });
export const mapWaiting = style({ height: '100%', borderRadius: vars.radius.control, background: vars.colour.skeleton });
