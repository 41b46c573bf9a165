import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from 'shared-contracts/theme';

export const content = style({ overflowWrap: 'anywhere' });

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${content} ${part}`)
      .join(', '),
    rule,
  );

within('p, ul, ol, table, figure, blockquote', { marginBottom: '16px' });
within('h2', { margin: '32px 0 12px' });
within('h3', { margin: '24px 0 8px' });
within('ul', { paddingLeft: '24px', listStyle: 'disc' });
within('ol', { paddingLeft: '24px', listStyle: 'decimal' });
within('li', { marginBottom: '6px' });
within('a', { color: vars.colour.accentText, textDecoration: 'underline', textUnderlineOffset: '3px' });
within('img', { borderRadius: vars.radius.card });
// A table scrolls before it breaks its words.
within('table', { display: 'block', overflowX: 'auto', overflowWrap: 'normal', borderCollapse: 'collapse' });
within('table', { '@media': { [media.mobile]: { fontSize: vars.size[14], lineHeight: vars.leading[20] } } });
within('th, td', { padding: '8px min(12px, 1.5vw)', border: `1px solid ${vars.colour.line}`, textAlign: 'left', verticalAlign: 'top' });
within('th', { fontWeight: vars.weight.strong, background: vars.colour.page });
within('blockquote', { paddingLeft: '16px', borderLeft: `3px solid ${vars.colour.accentText}`, color: vars.colour.muted });
within('> :first-child', { marginTop: 0 });
within('> :last-child', { marginBottom: 0 });
