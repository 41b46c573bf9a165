/** Id of the element that marks a page as the preview of a draft; the server renders it, and the first navigation loads a document without it. */
export const PREVIEW_BAR = 'preview-bar';
/** The parameter of an address that holds the token of a preview; the commerce server writes it. */
export const PREVIEW_PARAMETER = 'podglad';
