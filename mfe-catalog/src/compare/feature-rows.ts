import type { CompareQuery } from '../graphql/generated.ts';

export type ComparedProduct = CompareQuery['msProducts']['items'][number];

/** One feature of all products; null where a product does not have it. */
export interface FeatureRow {
  readonly id: number;
  readonly name: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

export interface FeatureRows {
  readonly id: number;
  readonly name: string;
  readonly rows: readonly FeatureRow[];
}

interface Group {
  readonly id: number;
  readonly features: Map<string, { readonly id: number; readonly values: (string | null)[] }>;
}

/**
 * The features of some products, in the groups and the order in which the first product that has them names them. Categories
 * define their features each for itself: what has the same name is the same.
 */
export const featureRows = (products: readonly Pick<ComparedProduct, 'features_groups'>[]): readonly FeatureRows[] => {
  const groups = new Map<string, Group>();
  for (const [at, { features_groups }] of products.entries()) {
    for (const { group_id, name, features } of features_groups) {
      const group: Group = groups.get(name) ?? { id: group_id, features: new Map() };
      groups.set(name, group);
      for (const { feature_id, name: feature, value } of features) {
        const row = group.features.get(feature) ?? { id: feature_id, values: products.map(() => null) };
        group.features.set(feature, row);
        row.values[at] = value;
      }
    }
  }
  return [...groups].map(([name, { id, features }]) => ({
    id,
    name,
    rows: [...features].map(([feature, row]) => ({ ...row, name: feature, differs: new Set(row.values).size > 1 })),
  }));
};

/** The rows in which products differ; groups without one are gone. */
export const differencesOf = (groups: readonly FeatureRows[]): readonly FeatureRows[] =>
  groups.map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) })).filter(({ rows }) => rows.length > 0);
