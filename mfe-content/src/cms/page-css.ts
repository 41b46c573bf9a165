import { CONTENT_TAGS } from 'shared-contracts/content-html';

/** How text stands; nothing that loads, covers, hides or colours: contrast and themes are the shop's. */
const PROPERTIES: ReadonlySet<string> = new Set([
  'font-style',
  'font-variant-numeric',
  'font-weight',
  'hyphens',
  'list-style-type',
  'text-align',
  'text-transform',
  'vertical-align',
  'white-space',
]);

const tag = `(?:${CONTENT_TAGS.join('|')})`;
const simple = `${tag}(?::first-child|:last-child|:nth-child\\((?:odd|even|\\d{1,2})\\))?`;
const selectorPattern = new RegExp(`^${simple}(?:(?: > | \\+ | )${simple}){0,3}$`);
const valuePattern = /^[a-z\d][a-z\d -]{0,40}$/;

const declarationsIn = (body: string): string =>
  body
    .split(';')
    .map((one) => one.split(':').map((part) => part.trim().toLowerCase()))
    .flatMap(([name = '', value = '', ...more]) =>
      PROPERTIES.has(name) && valuePattern.test(value) && more.length === 0 ? [`${name}: ${value}`] : [],
    )
    .join('; ');

/**
 * B-14: the rules of a content page's own stylesheet, each confined to one element; what is not known to be harmless is left out.
 * @param scope selector of that element
 */
export function confinedCss(css: string, scope: string): string {
  // Rules about rules and escaped names are not worth reading.
  if (/[@\\]/.test(css)) return '';
  return [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]*)\{([^{}]*)\}/g)]
    .flatMap(([, head = '', body = '']) => {
      const selectors = head.split(',').map((one) => one.trim().replace(/\s+/g, ' ').toLowerCase());
      const declarations = declarationsIn(body);
      if (declarations === '' || !selectors.every((one) => selectorPattern.test(one))) return [];
      return [`${selectors.map((one) => `${scope} ${one}`).join(', ')} { ${declarations} }`];
    })
    .join('\n');
}
