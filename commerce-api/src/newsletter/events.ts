/** J-244: what happens to a consent to a newsletter. */
export const newsletterEvents = ['asked', 'confirmed', 'ended'] as const;
export type NewsletterEvent = (typeof newsletterEvents)[number];
