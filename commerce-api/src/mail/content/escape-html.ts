/** Escapes text for HTML and its attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
