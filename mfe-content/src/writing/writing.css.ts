import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const panel = style({ maxWidth: '720px', '@media': { [media.tabletUp]: { padding: '32px' } } });

export const form = style({ display: 'grid', gap: '16px' });

/** Fields that are short enough to stand side by side. */
export const pair = style({
  display: 'grid',
  gap: '16px',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Out of sight, and out of the way of the keyboard: what fills it in is a program. */
export const trap = style({ position: 'absolute', insetInlineStart: '-10000px', width: '1px', height: '1px', overflow: 'hidden' });

export const note = style({ color: vars.colour.muted, fontSize: vars.size[14], lineHeight: vars.leading[20] });

/** Its lines as they were typed. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const submit = style({ justifySelf: 'start' });

export const done = style({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  padding: '20px',
  borderRadius: vars.radius.card,
  background: vars.colour.successTint,
});

export const doneTitle = style({
  color: vars.colour.success,
  fontSize: vars.size[18],
  lineHeight: vars.leading[24],
  fontWeight: vars.weight.strong,
});

/** As high as the form, so that what stands below it does not move. */
export const placeholder = style({ height: '640px', borderRadius: vars.radius.card, '@media': { [media.tabletUp]: { height: '560px' } } });
