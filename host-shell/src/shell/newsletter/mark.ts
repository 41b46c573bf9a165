/** By which the browser finds what the server has rendered. */
export const NEWSLETTER_ID = 'newsletter';
export const NEWSLETTER_FORM = { 'data-newsletter': '' } as const;
