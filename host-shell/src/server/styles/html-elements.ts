/**
 * Where an element of HTML that React has written ends.
 * @param start a place inside the element, before any of its children
 * @returns index of its end tag; the length of the text where it has none
 */
export const endOf = (html: string, tag: string, start: number): number => {
  const tags = new RegExp(`<(/?)${tag}[\\s>]`, 'g');
  tags.lastIndex = start;
  let open = 1;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    open += found[1] === '/' ? -1 : 1;
    if (open === 0) return found.index;
  }
  return html.length;
};
