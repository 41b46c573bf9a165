import sanitize from 'sanitize-html';
import { CONTENT_PICTURE_WIDTH, CONTENT_TAGS, isContentLink } from 'shared-contracts/content-html';
import { imageUrl, readUploadedPicture } from 'shared-contracts/images';

/** J-291: a picture that an editor has uploaded, as pages show it within a text; nothing of another one is left. */
function pictureAttributes({ src = '', alt = '' }: sanitize.Attributes): sanitize.Attributes {
  const [base = ''] = src.split('?');
  const picture = readUploadedPicture(base);
  if (picture === null) return {};
  const { width, height } = picture;
  return {
    src: imageUrl(base, { width: CONTENT_PICTURE_WIDTH }),
    alt,
    width: String(width),
    height: String(height),
    loading: 'lazy',
  };
}

/** What texts of the shop are made of; everything else is taken out, and the contents of scripts and styles with it. */
const allowed: sanitize.IOptions = {
  allowedTags: [...CONTENT_TAGS, 'img'],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: [{ name: 'scope', values: ['col', 'row'] }],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
    a: (tagName, { href, ...others }) => ({ tagName, attribs: href !== undefined && isContentLink(href) ? { ...others, href } : others }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
};

/** HTML that may be put into a page: tags, attributes and addresses outside the list are gone, text is kept. */
export const safeHtml = (html: string): string => sanitize(html, allowed);
