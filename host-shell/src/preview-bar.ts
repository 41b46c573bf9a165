/** Id of the element that marks a page as the preview of a draft; the server renders it, and the first navigation loads a document without it. */
export const PREVIEW_BAR = 'preview-bar';
