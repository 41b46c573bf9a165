import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** What pages that no editor describes say of themselves. It travels with the metadata, which the first page does not need. */
export const metadataTexts = defineTexts({ pl, ua: () => import(/* webpackChunkName: "later-ua" */ './i18n/ua.json') });

type TextKey = keyof typeof pl;

/** A page kind whose title and description stand in the catalogue. */
export type DescribedKind = { [Key in TextKey]: Key extends `${infer Kind}.description` ? Kind : never }[TextKey];

export const isDescribed = (kind: string): kind is DescribedKind => `${kind}.description` in pl;
