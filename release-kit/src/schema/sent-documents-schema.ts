import * as v from 'valibot';

const sentDocuments = v.array(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'is not a sha256 in base64url')));

/**
 * `server/documents.json` of a release: the sha256 (base64url) of the text of each GraphQL document that its code sends.
 * @throws for any other text
 */
export const parseSentDocuments = (text: string): readonly string[] => v.parse(sentDocuments, JSON.parse(text));
