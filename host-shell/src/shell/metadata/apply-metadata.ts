import { headTags } from './head-tags.ts';
import type { PageMetadata } from './page-metadata.ts';

/** updates the document's head to the metadata of the page that is shown now. */
export const applyMetadata = (document: Document, metadata: PageMetadata): void => {
  // Assigned again, even the same value makes the browser restyle the whole page.
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
