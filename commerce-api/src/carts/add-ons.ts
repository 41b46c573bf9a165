import type { Grosze } from 'shared-contracts/money';
import type { Product } from 'shared-contracts/graphql';
import type { Refusal } from './refusal.ts';

/** A service of a line; with an option, the shop in which it is done (∅30, ∅38). */
export interface ChosenService {
  readonly id: number;
  readonly optionId: number | null;
}

/** What a shopper has chosen for a line besides its product (`cart_item.add_ons`): for each of its pieces. */
export interface ChosenAddOns {
  readonly warrantyId: number | null;
  readonly services: readonly ChosenService[];
}

export const noAddOns: ChosenAddOns = { warrantyId: null, services: [] };

/** What a product can be bought with. */
export type OfferedAddOns = Pick<Product, 'warranties' | 'services' | 'service_shops'>;

/** The shops of which one has to be chosen for a service; undefined where none has. */
export const shopsOf = (serviceId: number, { service_shops: all }: Pick<OfferedAddOns, 'service_shops'>) =>
  all.find((one) => one.service_id === serviceId)?.shops;

/** A warranty or a service of a line. */
export interface AddOn {
  readonly kind: 'warranty' | 'service';
  readonly id: number;
  readonly name: string;
  /** For one piece. */
  readonly price: Grosze;
  readonly option: { readonly id: number; readonly name: string } | null;
}

const nameOf = ({ warrantyId, services }: ChosenAddOns): string =>
  [warrantyId, ...services.map(({ id, optionId }) => `${id}/${optionId}`).toSorted()].join(' ');

/** Whether lines of one product have the same add-ons, and so are one line. */
export const areSameAddOns = (a: ChosenAddOns, b: ChosenAddOns): boolean => nameOf(a) === nameOf(b);

/** What has been chosen, as far as it is still offered: prices and names are those of now. */
export function addOnsOf({ warrantyId, services }: ChosenAddOns, offered: OfferedAddOns): readonly AddOn[] {
  const protection = offered.warranties
    .filter(({ id }) => id === warrantyId)
    .map(({ id, name, price }): AddOn => ({ kind: 'warranty', id, name, price, option: null }));
  const done = offered.services.flatMap(({ id, name, price }): AddOn[] => {
    const chosen = services.find((one) => one.id === id);
    if (chosen === undefined) return [];
    const shops = shopsOf(id, offered);
    if (shops === undefined) return [{ kind: 'service', id, name, price, option: null }];
    const shop = shops.find((one) => one.id === chosen.optionId);
    return shop === undefined ? [] : [{ kind: 'service', id, name, price, option: { id: shop.id, name: shop.name } }];
  });
  return [...protection, ...done];
}

/** Services that a device cannot have together with this one: it has one screen, and so one protector. */
export function excludedBy(serviceId: number, { services }: Pick<OfferedAddOns, 'services'>): readonly number[] {
  const device = services.find(({ id }) => id === serviceId)?.protector_device ?? null;
  if (device === null) return [];
  return services.filter((one) => one.id !== serviceId && one.protector_device === device).map(({ id }) => id);
}

/** C-27: why a product cannot have a service; undefined when it can. */
export function serviceRefusal({ id, optionId }: ChosenService, offered: Omit<OfferedAddOns, 'warranties'>): Refusal | undefined {
  if (!offered.services.some((one) => one.id === id)) return { reason: 'service_not_offered' };
  const shops = shopsOf(id, offered);
  const isRight = shops === undefined ? optionId === null : shops.some((shop) => shop.id === optionId);
  return isRight ? undefined : { reason: 'wrong_service_option' };
}

/** C-26: why a product cannot have a warranty; undefined when it can. */
export const warrantyRefusal = (warrantyId: number, { warranties }: Pick<OfferedAddOns, 'warranties'>): Refusal | undefined =>
  warranties.some(({ id }) => id === warrantyId) ? undefined : { reason: 'warranty_not_offered' };

/** Why a product cannot be bought with all this; undefined when it can. */
export function addOnsRefusal({ warrantyId, services }: ChosenAddOns, offered: OfferedAddOns): Refusal | undefined {
  const wrong = warrantyId === null ? undefined : warrantyRefusal(warrantyId, offered);
  if (wrong !== undefined) return wrong;
  const ids = services.map(({ id }) => id);
  const doNotFit = ids.some((id, at) => ids.includes(id, at + 1) || excludedBy(id, offered).some((other) => ids.includes(other)));
  if (doNotFit) return { reason: 'service_not_offered' };
  return services.map((service) => serviceRefusal(service, offered)).find((refusal) => refusal !== undefined);
}

/** A change of a line's add-ons (A-19 … A-21). */
export type AddOnChange =
  | { readonly kind: 'set-warranty'; readonly warrantyId: number }
  | { readonly kind: 'unset-warranty' }
  | {
      readonly kind: 'set-service';
      readonly service: ChosenService;
      /** Services that go when it comes. */
      readonly instead: readonly number[];
    }
  /** With an option, only if it is that one. */
  | { readonly kind: 'unset-service'; readonly service: ChosenService };

/** The add-ons after a change; made again it changes nothing. */
export function changedAddOns(chosen: ChosenAddOns, change: AddOnChange): ChosenAddOns {
  switch (change.kind) {
    case 'set-warranty':
      return { ...chosen, warrantyId: change.warrantyId };
    case 'unset-warranty':
      return { ...chosen, warrantyId: null };
    case 'set-service': {
      const { service, instead } = change;
      const others = chosen.services.filter(({ id }) => id !== service.id && !instead.includes(id));
      return { ...chosen, services: [...others, service] };
    }
    case 'unset-service': {
      const { id, optionId } = change.service;
      const isMeant = (one: ChosenService): boolean => one.id === id && (optionId === null || one.optionId === optionId);
      return { ...chosen, services: chosen.services.filter((one) => !isMeant(one)) };
    }
  }
}
