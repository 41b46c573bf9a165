/** `<h1>` becomes `<h3>` and so on: the text stands below a heading of the page. */
export const belowHeading = (html: string): string =>
  html.replaceAll(/(<\/?h)([1-4])\b/g, (_, tag: string, level: string) => `${tag}${Number(level) + 2}`);

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The document that is saved: the text with what a browser needs to show it. */
export const fileOf = (name: string, html: string): string =>
  `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${escapeText(name)}</title></head><body>${html}</body></html>`;
