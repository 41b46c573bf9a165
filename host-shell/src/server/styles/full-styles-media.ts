/**
 * The media for which the full stylesheets block the first paint: wide and dark screens, paper, and browsers without scripts that
 * would apply them later. What only these need is left out of the document.
 */
export const FULL_STYLES_MEDIA = '(min-width:768px),(prefers-color-scheme:dark),(scripting:none),print';

/** Who does not: the opposite of the above. */
export const FIRST_SCREEN_MEDIA = 'screen and (max-width:767.98px) and (prefers-color-scheme:light) and (scripting:enabled)';

const WIDE_FROM_PX = 768;

const isWide = (query: string): boolean =>
  [...query.matchAll(/min-width:\s*([\d.]+)px/g)].some(([, width]) => Number(width) >= WIDE_FROM_PX);

/** Whether an at-rule only ever holds where `FULL_STYLES_MEDIA` holds too. */
export const isOfFullStyles = (atRule: string): boolean =>
  atRule.startsWith('@media ') &&
  atRule
    .slice('@media '.length)
    .split(',')
    .map((query) => query.trim())
    .every(
      (query) =>
        !/\bnot\b|\bor\b/.test(query) && (isWide(query) || /prefers-color-scheme:\s*dark/.test(query) || query.startsWith('print')),
    );
