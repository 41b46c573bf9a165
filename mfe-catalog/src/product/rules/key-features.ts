import type { ProductPageQuery } from '../../graphql/generated.ts';

type Group = ProductPageQuery['msProducts']['items'][number]['features_groups'][number];
export type Feature = Group['features'][number];

/** How many of the most important features stand above the technical data. */
export const KEY_FEATURES = 8;

/** P-11: the most important features: the first ones of the first groups, in their order; long texts wait for the whole table. */
export const keyFeatures = (groups: readonly Group[]): readonly Feature[] =>
  groups
    .flatMap(({ features }) => features)
    .filter(({ value }) => value.length <= 40)
    .slice(0, KEY_FEATURES);
