/** Replaces personal data in a text. */
export const REDACTED = '*';

/** A text that was shown, without e-mail addresses and longer numbers. */
export const redactText = (text: string): string => text.replace(/\S+@\S+/g, REDACTED).replace(/\d[\d -]{3,}\d/g, REDACTED);
