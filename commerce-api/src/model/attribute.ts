/** How an attribute is filtered: options become facets, numbers become a range (`stats`). */
export type AttributeType = 'select' | 'multiselect' | 'boolean' | 'number';

export interface AttributeOption {
  readonly optionId: number;
  readonly label: string;
  readonly filterLabel: string;
  /** Stable text for filter paths: `/f/kolor,czarny`. */
  readonly key: string;
  readonly position: number;
  /** Colour swatch for colour options, hex. */
  readonly swatch: string | null;
  readonly hasDescription: boolean;
}

/** An attribute that products are filtered by (Z-08). Booleans have the two options `tak` and `nie`. */
export interface Attribute {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly filterLabel: string;
  readonly type: AttributeType;
  readonly unit: string | null;
  readonly hasDescription: boolean;
  readonly description: string | null;
  readonly options: readonly AttributeOption[];
  readonly position: number;
}

/** Z-25: a block of the technical data; belongs to a category. */
export interface FeatureGroup {
  readonly groupId: number;
  readonly name: string;
  readonly order: number;
  readonly categoryId: number;
}

/** Z-24: one row of the technical data. */
export interface FeatureDefinition {
  readonly featureId: number;
  readonly groupId: number;
  /** The attribute or specification that it shows. */
  readonly code: string;
  readonly name: string;
  readonly order: number;
  /** Shown on cards and price tags. */
  readonly priceTag: boolean;
  readonly priceTagOrder: number;
  readonly priceTagName: string;
  readonly priceTagUnit: string | null;
  readonly hasDescription: boolean;
  readonly description: string | null;
  /** Only helps to compute something else; not shown. */
  readonly isHelper: boolean;
}

/** Q-17, Z-26: a pictogram beside a feature; names a Lucide icon. */
export interface FeaturePictogram {
  readonly featureId: number;
  readonly icon: string;
  readonly label: string;
}

/** a technology that brands talk about, with a text to read. */
export interface Technology {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
}
