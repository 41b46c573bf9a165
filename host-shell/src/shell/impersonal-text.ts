/** What stands for something of one visitor. */
export const HIDDEN = '*';

/** A text that was shown, without e-mail addresses and longer numbers. */
export const impersonalText = (text: string): string => text.replace(/\S+@\S+/g, HIDDEN).replace(/\d[\d -]{3,}\d/g, HIDDEN);
