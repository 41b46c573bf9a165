import sanitize from 'sanitize-html';

/** What texts of the shop are made of; everything else is taken out, and the contents of scripts and styles with it. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'section',
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'strong',
    'em',
    'ul',
    'ol',
    'li',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'], th: [{ name: 'scope', values: ['col', 'row'] }] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
};

/** HTML that may be put into a page: tags, attributes and addresses outside the list are gone, text is kept. */
export const safeHtml = (html: string): string => sanitize(html, allowed);
