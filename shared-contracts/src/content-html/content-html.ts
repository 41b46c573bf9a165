import { UPLOADED_PICTURE_NAME } from '../images/uploaded-picture.ts';

/** What the texts of content blocks are made of. The commerce server takes out everything else. */
export const CONTENT_TAGS = [
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
] as const;

/** Where links of content lead: https, mail, telephone, this shop. Not `//other.example`, nor scripts. */
const LINK = '(?:https://|mailto:|tel:|[#?]|/(?![/\\\\]))';

const contentLink = /* @__PURE__ */ new RegExp(`^${LINK}`);

/** Whether content may link to an address. */
export const isContentLink = (address: string): boolean => contentLink.test(address);

const attributes = `(?: href="${LINK}[^"<>]*"| scope="(?:col|row)"| lang="[a-z]{2}"| aria-current="page")*`;

/** Width of pictures within texts, px: that of a column of text on a screen with double pixels. */
export const CONTENT_PICTURE_WIDTH = 960;

// J-291: of pictures only uploaded ones, with their size, so that no line below moves.
const picture = `img src="/media/cms/${UPLOADED_PICTURE_NAME}\\?w=${CONTENT_PICTURE_WIDTH}" alt="[^"<>]*" width="\\d{1,4}" height="\\d{1,4}" loading="lazy" /`;

/** Every `<` that begins no tag of content, as the sanitiser of the commerce server writes them. */
const foreign = /* @__PURE__ */ new RegExp(`<(?!/?(?:${[...CONTENT_TAGS, 'span'].join('|')})${attributes}(?: /)?>|${picture}>)`, 'g');

/**
 * [J-139] HTML of content as a browser may take it: whatever is no tag of content, written exactly as the commerce server writes them,
 * becomes text. The second lock: the server has sanitised the same HTML by `CONTENT_TAGS` and `isContentLink`. It marks Polish parts of
 * Ukrainian pages (`lang`, with a `span` around pieces of text), and the menu of help pages the current one.
 */
export const checkedContentHtml = (html: string): string => html.replace(foreign, '&lt;');
