/** The instalment plan that the shopper chose (Z-31) and its life (C-17, C-29). */

export interface ChosenInstallmentPlan {
  readonly cartId: string | null;
  readonly id: number | null;
  readonly price: number | null;
}

/** C-17: adding with another plan than the stored one resets the stored one. */
export function planAfterAdding<Plan extends ChosenInstallmentPlan>(stored: Plan | undefined, chosenId: number | null): Plan | undefined {
  return stored && stored.id === chosenId ? stored : undefined;
}

/** C-29: on load a plan counts only for the cart that it was chosen in (its age is checked by the storage). */
export function planOfCart<Plan extends ChosenInstallmentPlan>(stored: Plan | undefined, cartId: string | null): Plan | undefined {
  return stored && stored.cartId === cartId ? stored : undefined;
}
