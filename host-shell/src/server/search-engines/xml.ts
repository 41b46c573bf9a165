const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text inside an element or an attribute of XML. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
