/** Id of the element that marks a page as the preview of a draft; the server draws it, and it goes with the first navigation. */
export const PREVIEW_BAR = 'preview-bar';
