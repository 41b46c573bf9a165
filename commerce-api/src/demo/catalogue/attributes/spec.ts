/** One piece of technical data: a row of the feature table and, unless it is text, an attribute to filter by. */
export interface Spec {
  readonly code: string;
  readonly label: string;
  readonly kind: 'select' | 'multiselect' | 'boolean' | 'number' | 'text';
  readonly unit: string | null;
  readonly options: readonly string[];
  /** Short name on cards. */
  readonly short: string;
  /** Shown by '?' beside the row (P-32). */
  readonly description: string | null;
  /** Offered as a facet in listings. */
  readonly facet: boolean;
}

export type SpecValue = string | number | boolean | readonly string[];

export type SpecValues = Readonly<Record<string, SpecValue>>;

interface Extra {
  readonly short?: string;
  readonly hint?: string;
  readonly facet?: boolean;
}

function spec(kind: Spec['kind'], code: string, label: string, unit: string | null, options: readonly string[], extra: Extra): Spec {
  return {
    code,
    label,
    kind,
    unit,
    options,
    short: extra.short ?? label,
    description: extra.hint ?? null,
    facet: extra.facet ?? kind !== 'text',
  };
}

/** One of the options. */
export const select = (code: string, label: string, options: readonly string[], extra: Extra = {}): Spec =>
  spec('select', code, label, null, options, extra);

/** Any of the options. */
export const multi = (code: string, label: string, options: readonly string[], extra: Extra = {}): Spec =>
  spec('multiselect', code, label, null, options, extra);

/** tak / nie. */
export const flag = (code: string, label: string, extra: Extra = {}): Spec => spec('boolean', code, label, null, ['tak', 'nie'], extra);

/** A number with a unit, filtered by a range. */
export const number = (code: string, label: string, unit: string | null, extra: Extra = {}): Spec =>
  spec('number', code, label, unit, [], extra);

/** Free text, not filtered. */
export const text = (code: string, label: string, extra: Extra = {}): Spec => spec('text', code, label, null, [], extra);

/** '5 kg', '6 kg' … for select options that are numbers with a unit. */
export const steps = (values: readonly number[], unit: string): readonly string[] =>
  values.map((value) => `${String(value).replace('.', ',')} ${unit}`);
