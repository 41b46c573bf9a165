import { createElement, type ReactNode } from 'react';
import { CONTENT_TAGS, isContentLink } from 'shared-contracts/content-html';
import { readUploadedPicture } from 'shared-contracts/images';

const pieces = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+|</g;
const href = /\bhref="([^"]*)"/;
const pictureParts = /\bsrc="([^"]*)" alt="([^"]*)"/;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };
const known: ReadonlySet<string> = new Set(CONTENT_TAGS);

const decode = (text: string): string => text.replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole);

interface Open {
  readonly tag: string;
  readonly link: string | undefined;
  readonly children: ReactNode[];
}

/**
 * HTML that the server has sanitised, as elements: the page's policy lets no text become HTML. Whatever is no tag of content is left out.
 */
export function htmlTree(html: string): ReactNode {
  const root: Open = { tag: 'div', link: undefined, children: [] };
  const open: Open[] = [root];
  const top = (): Open => open.at(-1) ?? root;
  const close = (): void => {
    const { tag, link, children } = open.length > 1 ? (open.pop() ?? root) : root;
    const { children: siblings } = top();
    siblings.push(
      createElement(
        tag,
        { key: siblings.length, ...(link === undefined ? {} : { href: link, target: '_blank', rel: 'noreferrer' }) },
        ...children,
      ),
    );
  };
  for (const [piece, isEnd, tag, attributes = ''] of html.matchAll(pieces)) {
    if (tag === undefined) top().children.push(decode(piece));
    else if (tag === 'img') {
      const [, src = '', alt = ''] = pictureParts.exec(attributes) ?? [];
      const isUploaded = readUploadedPicture(src.split('?')[0] ?? '') !== null;
      if (isUploaded) top().children.push(createElement('img', { key: top().children.length, src, alt: decode(alt) }));
    } else if (!known.has(tag)) continue;
    else if (tag === 'br') top().children.push(createElement('br', { key: top().children.length }));
    else if (isEnd === '/') {
      if (top().tag === tag) close();
    } else {
      const link = decode(href.exec(attributes)?.[1] ?? '');
      open.push({ tag, link: tag === 'a' && isContentLink(link) ? link : undefined, children: [] });
    }
  }
  while (open.length > 1) close();
  return root.children;
}
