import type { AttributeOption, FeatureGroup, PriceTagFeature, ProductAttribute } from 'shared-contracts/graphql';
import type { ProductDocument } from './documents.ts';
import type { Attribute, FeatureDefinition } from '../model/index.ts';
import type { CompleteProductRow } from './read-products.ts';
import type { Reference } from './reference.ts';

/** A value that an attribute can have, as listings and products name it (Z-08). */
export const attributeOption = ({
  optionId,
  label,
  filterLabel,
  hasDescription,
  key,
  swatch,
}: Attribute['options'][number]): AttributeOption => ({
  option_id: optionId,
  label,
  filter_label: filterLabel,
  has_description: hasDescription,
  key,
  swatch,
});

/** What a product is filtered by, with the labels of its values. */
export function attributesOf(rows: NonNullable<CompleteProductRow['attributes']>, reference: Reference): readonly ProductAttribute[] {
  return [...Map.groupBy(rows, ([code]) => code)].flatMap(([code, values]) => {
    const attribute = reference.attributes.get(code);
    if (attribute === undefined) return [];
    const ids = new Set(values.map(([, optionId]) => optionId));
    return [
      {
        attribute_code: code,
        label: attribute.label,
        options: attribute.options.filter((option) => ids.has(option.optionId)).map(attributeOption),
        value: values.map(([, , value]) => value).find((value) => value !== null) ?? null,
        unit: attribute.unit,
      },
    ];
  });
}

export type DefinedFeature = ProductDocument['features'][number] & { readonly definition: FeatureDefinition };

/** Features of which something is known. */
export const definedFeatures = (document: ProductDocument, reference: Reference): readonly DefinedFeature[] =>
  document.features.flatMap((feature) => {
    const definition = reference.featureDefinitions.get(feature.featureId);
    return definition === undefined ? [] : [{ ...feature, definition }];
  });

/** Technical data in groups, both in their order; helpers are not shown (Z-24). */
export function featureGroups(features: readonly DefinedFeature[], reference: Reference): readonly FeatureGroup[] {
  const shown = features.filter((feature) => !feature.definition.isHelper);
  return [...Map.groupBy(shown, (feature) => feature.definition.groupId)]
    .flatMap(([groupId, members]) => {
      const group = reference.featureGroups.get(groupId);
      if (group === undefined) return [];
      return [
        {
          group_id: groupId,
          name: group.name,
          order: group.order,
          features: members
            .toSorted((a, b) => a.definition.order - b.definition.order)
            .map(({ featureId, value, definition }) => ({
              feature_id: featureId,
              name: definition.name,
              value,
              has_description: definition.hasDescription,
              description: definition.description,
            })),
        },
      ];
    })
    .toSorted((a, b) => a.order - b.order);
}

/** The value without its unit, as the card writes it behind; where the unit is part of the value ('6,5″', '1 dzień') none is named. */
export function valueAndUnit(value: string, unit: string | null): { readonly value: string; readonly unit: string | null } {
  if (unit === null || !value.endsWith(unit)) return { value, unit: null };
  const [, bare] = /^(.*\S)[ \u00a0]$/.exec(value.slice(0, -unit.length)) ?? [];
  return bare === undefined ? { value, unit: null } : { value: bare, unit };
}

/** At most three, for cards (P-11). */
export const priceTagFeatures = (document: ProductDocument, features: readonly DefinedFeature[]): readonly PriceTagFeature[] =>
  document.featuresPriceTag
    .map((id) => features.find((feature) => feature.featureId === id))
    .filter((feature) => feature !== undefined)
    .map(({ featureId, value, definition }) => ({
      feature_id: featureId,
      name: definition.priceTagName,
      ...valueAndUnit(value, definition.priceTagUnit),
    }));
