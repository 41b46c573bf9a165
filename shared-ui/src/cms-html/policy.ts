import { checkedContentHtml } from 'shared-contracts/content-html';

/** The part of the Trusted Types API in use; absent in some browsers and on the server. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): unknown };
}

interface PolicyHolder {
  trustedTypes?: TrustedTypesFactory;
  amperioCmsPolicy?: { createHTML(html: string): unknown };
}

/**
 * HTML of content blocks as the browser wants it under enforced Trusted Types. The server has sanitised it already; it is checked
 * here again, whether or not the browser knows Trusted Types.
 * The policy may be created once a page, while each remote brings its own copy of this file: so it lives on the global.
 */
export function trustedCmsHtml(html: string): string {
  const holder = globalThis as unknown as PolicyHolder; // names that the DOM types do not know
  if (!holder.trustedTypes) return checkedContentHtml(html);
  holder.amperioCmsPolicy ??= holder.trustedTypes.createPolicy('amperio-cms', { createHTML: checkedContentHtml });
  // React hands the trusted object through unchanged; its type only knows strings.
  return holder.amperioCmsPolicy.createHTML(html) as string;
}
