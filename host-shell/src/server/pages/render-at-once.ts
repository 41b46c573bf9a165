import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** How React marks a part that it has left to the browser: the end of the mark, whose first sign is rare and so found fast. */
const LEFT_OUT = '$!-->';

/**
 * Renders a tree that waits for nothing: half the work of rendering it as a stream, which has to be ready for whatever comes late.
 * @returns null when something does wait, or fails: the stream deals with both
 */
export const renderAtOnce = (tree: ReactNode): string | null => {
  try {
    const html = renderToString(tree);
    return html.includes(LEFT_OUT) ? null : html;
  } catch {
    return null;
  }
};
