import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** Titles and descriptions of pages that no editor describes. Loaded with the metadata, which the first page does not need. */
export const metadataTexts = defineTexts({ pl, ua: () => import(/* webpackChunkName: "later-ua" */ './i18n/ua.json') });

type TextKey = keyof typeof pl;

/** A page kind whose title and description are in the catalogue. */
export type DescribedKind = { [Key in TextKey]: Key extends `${infer Kind}.description` ? Kind : never }[TextKey];

export const isDescribed = (kind: string): kind is DescribedKind => `${kind}.description` in pl;
