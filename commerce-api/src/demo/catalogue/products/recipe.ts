import type { Gender } from '../attributes/colours.ts';
import type { Spec, SpecValue, SpecValues } from '../attributes/spec.ts';
import type { BrandDomain } from '../brands/brand.ts';
import type { EnergyClass } from '../../../model/product.ts';
import type { BodyColour, IllustrationId } from '../../../model/media.ts';
import type { Random } from '../random.ts';
import type { Look } from './looks.ts';

/** The model for which a recipe generates data. */
export interface ModelContext {
  readonly random: Random;
  /** Slug of the leaf category. */
  readonly leaf: string;
  /** 0.7 (cheap) … 1.35 (premium). */
  readonly tier: number;
}

/** The technical data of one product; name, texts, prices and attributes are all derived from it and therefore consistent. */
export interface Draft {
  /** 'Pralka ładowana od przodu' */
  readonly kind: string;
  /** Follows brand, model and kind in the name: '8 kg 1400 obr./min'. */
  readonly tail: string;
  /** Two or three characters that begin a model code: 'WM'. */
  readonly prefix: string;
  /** First digits of model codes, with a meaning: '8' for 8 kg. */
  readonly digits: string;
  readonly values: SpecValues;
  /** In złote, before the brand's price level and rounding. */
  readonly price: number;
  /** Height, width, depth in centimetres. */
  readonly size: readonly [number, number, number];
  readonly kilograms: number;
  readonly included: string;
  /** Parameters of the pictures. */
  readonly look?: Look;
  readonly energy?: { readonly energyClass: EnergyClass; readonly sheet: readonly (readonly [string, string])[] };
}

/** Values with which a recipe writes the description of a product. */
export interface Story {
  /** Brand and model: 'WISŁOTECH WT-8140E'. */
  readonly name: string;
  readonly leaf: string;
  /** The value as shown: '8 kg'. */
  readonly show: (spec: Spec) => string;
  readonly is: (spec: Spec, value: SpecValue) => boolean;
  readonly has: (spec: Spec, option: string) => boolean;
  readonly num: (spec: Spec) => number;
  readonly pick: (texts: readonly string[]) => string;
}

/** Heading and text; false where the product lacks the feature. */
export type StorySection = readonly [heading: string, text: string] | false;

/** Generates the products of one family. */
export interface Recipe {
  readonly id: string;
  readonly illustration: IllustrationId;
  readonly gender: Gender;
  readonly domain: BrandDomain;
  readonly groups: readonly (readonly [name: string, specs: readonly Spec[]])[];
  /** Shown on cards, in order. */
  readonly cards: readonly Spec[];
  /** Names of product lines; each brand uses a few of them. */
  readonly lines: readonly string[];
  /** Product lines of brands with lines of their own, by the brand's slug. */
  readonly brandLines?: Readonly<Record<string, readonly string[]>>;
  readonly colours: readonly BodyColour[];
  /** How often a model comes in several colours. */
  readonly colourVariants: number;
  /** Values of the second axis of variants (memory, size); the random source is the model's. */
  readonly axis?: { readonly spec: Spec; readonly choose: (model: ModelContext) => readonly string[] };
  /** Must call `random` equally often for every `option`, so that variants of a model have the same values. */
  readonly build: (model: ModelContext, option: string) => Draft;
  readonly story: (s: Story) => readonly StorySection[];
  /** Sentences of satisfied and of disappointed customers; '{łem|łam}' is chosen by the author's gender. */
  readonly praise: readonly string[];
  readonly complaints: readonly string[];
  readonly questions: readonly (readonly [question: string, answer: string])[];
  /** Leaf slugs. */
  readonly accessories: readonly string[];
  readonly complementary: readonly string[];
  /** Codes of services. */
  readonly services: readonly string[];
  /** Large products are delivered by the shop's own transport only. */
  readonly large?: boolean;
}
