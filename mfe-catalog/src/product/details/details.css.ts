import { style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const group = style({ marginBottom: '4px', selectors: { 'div + div > &': { marginTop: '24px' } } });
export const all = style({ display: 'inline-block', marginTop: '16px' });

export const expert = style({ display: 'grid', gap: '16px' });
export const author = style({ fontWeight: vars.weight.strong });
export const role = style({ color: vars.colour.muted, fontSize: vars.size[14] });
export const verdicts = style({
  display: 'grid',
  gap: '16px',
  '@media': { [media.tabletUp]: { gridTemplateColumns: '1fr 1fr' } },
});
export const verdict = style({ padding: '12px 16px', borderRadius: vars.radius.card, fontSize: vars.size[14] });
export const pros = style({ background: vars.colour.successTint });
export const cons = style({ background: vars.colour.warningTint });
export const verdictTitle = style({ marginBottom: '4px', fontSize: vars.size[15], lineHeight: vars.leading[24] });
export const verdictItem = style({
  position: 'relative',
  paddingLeft: '20px',
  '::before': { position: 'absolute', left: 0, content: '"–"', fontWeight: vars.weight.strong },
  selectors: { [`${pros} &::before`]: { content: '"+"' } },
});

export const reading = style({ maxWidth: '76ch' });
export const technologies = style({
  display: 'grid',
  gap: '16px',
  marginTop: '24px',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' } },
});
export const technology = style({
  padding: '16px',
  borderRadius: vars.radius.card,
  background: vars.colour.page,
  fontSize: vars.size[14],
  lineHeight: vars.leading[20],
});
export const technologyName = style({ marginBottom: '4px', fontSize: vars.size[15], lineHeight: vars.leading[20] });
