import { headTags } from './head-tags.ts';
import type { PageMetadata } from './page-metadata.ts';

/** brings the head of an open page to the metadata of the page that it shows now. */
export const applyMetadata = (document: Document, metadata: PageMetadata): void => {
  // Written anew, even the same language has the browser style the whole page anew.
  if (document.documentElement.lang !== metadata.language) document.documentElement.lang = metadata.language;
  document.title = metadata.title;
  for (const { tag, key, name, value, text } of headTags(metadata)) {
    const present = document.head.querySelector(`${tag}[${key}="${name}"]`);
    if (text === null) {
      present?.remove();
      continue;
    }
    const element = present ?? document.head.appendChild(document.createElement(tag));
    element.setAttribute(key, name);
    element.setAttribute(value, text);
  }
};
