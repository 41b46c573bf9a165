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

/** The features of some products, in the groups and the order in which the first product that has them names them. */
export const featureRows = (products: readonly Pick<ComparedProduct, 'features_groups'>[]): readonly FeatureRows[] => {
  const groups = new Map<number, { readonly name: string; readonly features: Map<number, { name: string; values: (string | null)[] }> }>();
  for (const [at, { features_groups }] of products.entries()) {
    for (const { group_id, name, features } of features_groups) {
      const group = groups.get(group_id) ?? { name, features: new Map() };
      groups.set(group_id, group);
      for (const { feature_id, name: feature, value } of features) {
        const row = group.features.get(feature_id) ?? { name: feature, values: products.map(() => null) };
        group.features.set(feature_id, row);
        row.values[at] = value;
      }
    }
  }
  return [...groups].map(([id, { name, features }]) => ({
    id,
    name,
    rows: [...features].map(([feature, row]) => ({ id: feature, ...row, differs: new Set(row.values).size > 1 })),
  }));
};

/** The rows in which products differ; groups without one are gone. */
export const differencesOf = (groups: readonly FeatureRows[]): readonly FeatureRows[] =>
  groups.map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) })).filter(({ rows }) => rows.length > 0);
