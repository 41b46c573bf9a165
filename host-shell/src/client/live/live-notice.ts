/** Characters that fit a toast. */
const LONGEST_NOTICE = 300;

/** S-32: a message of the live socket in plain text is shown to the visitor; null for every other one. */
export const readLiveNotice = (text: string): string | null => (/^\s*[[{]|^\s*$/.test(text) ? null : text.trim().slice(0, LONGEST_NOTICE));
