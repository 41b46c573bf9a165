import type { ProductPageQuery } from '../../graphql/generated.ts';

type Variant = ProductPageQuery['msProducts']['items'][number]['variants'][number];

/** A value of an axis, with the sibling product that has it. */
export interface VariantChoice {
  readonly value: string;
  readonly swatch: string | null;
  readonly current: boolean;
  /** The sibling can't be bought now; its page still opens. */
  readonly unavailable: boolean;
  readonly path: string;
}

/** 'Kolor', 'Pamięć' …: what the members of a variant group differ in. */
export interface VariantAxisView {
  readonly code: string;
  readonly label: string;
  readonly currentValue: string;
  readonly choices: readonly VariantChoice[];
}

const valueOf = (variant: Variant, code: string): string | undefined => variant.axes.find((axis) => axis.code === code)?.value;

/** How many axes besides `code` two variants agree in. */
const likeness = (a: Variant, b: Variant, code: string): number =>
  a.axes.filter((axis) => axis.code !== code && valueOf(b, axis.code) === axis.value).length;

/** The member with a value that changes as little else as possible; a buyable one goes first among equals. */
const closest = (members: readonly Variant[], current: Variant, code: string, value: string): Variant | undefined =>
  members
    .filter((member) => valueOf(member, code) === value)
    .toSorted(
      (a, b) =>
        likeness(b, current, code) - likeness(a, current, code) || Number(a.product.is_sales_blocked) - Number(b.product.is_sales_blocked),
    )[0];

const axisView = (members: readonly Variant[], current: Variant, { code, label, value }: Variant['axes'][number]): VariantAxisView => {
  const values = [
    ...new Map(members.flatMap(({ axes }) => axes.filter((axis) => axis.code === code)).map((axis) => [axis.value, axis.swatch])).entries(),
  ];
  const choices = values.flatMap(([choice, swatch]): VariantChoice[] => {
    const target = choice === value ? current : closest(members, current, code, choice);
    if (target === undefined) return [];
    const { request_path, is_sales_blocked } = target.product;
    return [{ value: choice, swatch, current: choice === value, unavailable: is_sales_blocked, path: request_path }];
  });
  return { code, label, currentValue: value, choices };
};

/** P-16: the axes of a variant group, each value as the way to the sibling that has it; axes with one value only are left out. */
export const variantAxes = (members: readonly Variant[]): readonly VariantAxisView[] => {
  const current = members.find(({ is_current }) => is_current);
  if (current === undefined) return [];
  return current.axes.map((axis) => axisView(members, current, axis)).filter(({ choices }) => choices.length > 1);
};
