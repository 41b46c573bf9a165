/** The instalments that a shopper has chosen for the cart (C-17, C-29, T-03, Z-31). */
import { defineSlice, type ShopStorage } from 'shared-contracts';
import { INSTALMENT_PLAN_LIFE_MS } from 'shared-contracts/constants';
import { instalmentPlanId } from 'shared-contracts/codes';
import { INSTALMENT_PLAN } from 'shared-contracts/storage';
import type { InstalmentTerms } from './cart-schema.ts';
import type { CartState } from './cart-state.ts';

export type ChosenPlan = NonNullable<ReturnType<typeof readPlan>>;

/** Z-31; null fields: nothing is chosen. */
export const installmentsSlice = /* @__PURE__ */ defineSlice<{ readonly [Field in keyof ChosenPlan]: ChosenPlan[Field] | null }>({
  cartId: null,
  method: null,
  id: null,
  price: null,
  installments: null,
  monthly: null,
  RRSO: null,
  name: null,
  description: null,
  additionalDescription: null,
  temporary: null,
  multipleChosen: null,
  multipleChooseHandled: null,
  timeStored: null,
  ttl: null,
});

/** C-29: what was chosen for this cart within the last six hours; what belongs to another cart is thrown away. */
export function readPlan(storage: ShopStorage, cartId: string) {
  const kept = storage.read(INSTALMENT_PLAN);
  if (kept === undefined || kept.cartId === cartId) return kept ?? null;
  storage.remove(INSTALMENT_PLAN);
  return null;
}

type Payable = Pick<CartState, 'payment' | 'payment_methods'>;

/** The instalments by which a cart is to be paid: those of its payment's code, else those that were chosen with it; null for none. */
export function chosenInstalments({
  payment,
  payment_methods: methods,
}: Payable): { readonly method: string; readonly terms: InstalmentTerms } | null {
  const plans = payment === null ? [] : (methods?.find(({ code }) => code === payment.method)?.plans ?? []);
  const id = payment === null ? undefined : (instalmentPlanId(payment.method) ?? payment.additional_data.plan);
  const terms = plans.find((plan) => plan.id === id);
  return payment === null || terms === undefined ? null : { method: payment.method, terms };
}

interface Choice {
  readonly cartId: string;
  readonly method: string;
  readonly terms: InstalmentTerms;
  /** Texts of the method. */
  readonly title: string;
  readonly description: string;
  /** What is to be paid, in grosze. */
  readonly price: number;
  readonly isConfirmed: boolean;
}

/** C-29: the record of a choice, with its time. @param now ms since 1970 */
export function planOf(
  { cartId, method, terms, title, description, price, isConfirmed }: Choice,
  kept: ChosenPlan | null,
  now: number,
): ChosenPlan {
  const isOther = kept !== null && (kept.method !== method || kept.id !== terms.id);
  const multipleChosen = isOther || (kept?.multipleChosen ?? false);
  return {
    cartId,
    method,
    id: terms.id,
    price,
    installments: terms.months,
    monthly: terms.monthly,
    RRSO: terms.rrso,
    name: title,
    description,
    additionalDescription: terms.example,
    temporary: !isConfirmed,
    multipleChosen,
    multipleChooseHandled: multipleChosen && isConfirmed,
    timeStored: now,
    ttl: INSTALMENT_PLAN_LIFE_MS,
  };
}

/** C-17: whether a plan is forgotten when something is added: the cart is to be paid by another one, or in another way. */
export function isOutdated(kept: Pick<ChosenPlan, 'method' | 'id'>, cart: Payable): boolean {
  if (cart.payment_methods === null) return false; // a short answer knows nothing of payments
  const chosen = chosenInstalments(cart);
  return chosen === null || chosen.method !== kept.method || chosen.terms.id !== kept.id;
}
