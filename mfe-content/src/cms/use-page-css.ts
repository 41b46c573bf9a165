import { useInsertionEffect } from 'react';
import { confinedCss } from './page-css.ts';

/**
 * B-14: applies the page's own styles while it is shown. A sheet made by script needs no exception from the policy, whose inline styles
 * are named by their hashes.
 * @returns the attributes of the element that they apply to
 */
export function usePageCss(css: string): { readonly 'data-own-css': string } {
  useInsertionEffect(() => {
    const rules = confinedCss(css, '[data-own-css]');
    if (rules === '' || !('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet));
  }, [css]);
  return { 'data-own-css': '' };
}
