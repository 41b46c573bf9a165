import sanitize from 'sanitize-html';
import { CONTENT_TAGS, isContentLink } from 'shared-contracts/content-html';

/** What texts of the shop are made of; everything else is taken out, and the contents of scripts and styles with it. */
const allowed: sanitize.IOptions = {
  allowedTags: [...CONTENT_TAGS],
  allowedAttributes: { a: ['href'], th: [{ name: 'scope', values: ['col', 'row'] }] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, ...others }) => ({ tagName, attribs: href !== undefined && isContentLink(href) ? { ...others, href } : others }),
  },
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
};

/** HTML that may be put into a page: tags, attributes and addresses outside the list are gone, text is kept. */
export const safeHtml = (html: string): string => sanitize(html, allowed);
