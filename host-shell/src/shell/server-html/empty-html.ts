/** No HTML, as the browser wants it under enforced Trusted Types, where a plain '' is refused. */
export const emptyHtml = (): string =>
  // React hands the trusted object through unchanged; its type only knows strings.
  (globalThis as { readonly trustedTypes?: { readonly emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';
