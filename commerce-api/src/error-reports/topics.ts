import type { Reference } from '../catalogue/reference.ts';

/** Dictionary of contact topics (∅40). */
export const topicsDictionary = 1;

/** What a topic is called; its code, where editors have taken it away. */
export const topicName = (code: string, { dictionaries }: Pick<Reference, 'dictionaries'>): string =>
  dictionaries.get(topicsDictionary)?.elements.find(({ additionalData1 }) => additionalData1 === code)?.name ?? code;
