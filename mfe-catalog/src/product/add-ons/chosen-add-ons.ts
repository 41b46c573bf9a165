import type { NewCartItem } from 'shared-contracts';

/** What goes into the cart with the product. */
export type ChosenAddOns = Pick<NewCartItem, 'warrantyId' | 'services'>;

/** Names of the controls that choose add-ons; the panel of the screen protector has others. */
export const warrantyName = 'warranty';
export const serviceName = 'service';

const chosen = `[name="${warrantyName}"]:checked, [name="${serviceName}"]:checked`;

/**
 * C-26, C-27: the warranty that is picked (without a value none) and the services that are ticked. Read in the moment of the press, from
 * the controls themselves: what was ticked before the page could answer counts, too.
 */
export function chosenIn(choices: HTMLElement | null): ChosenAddOns {
  const ticked = [...(choices?.querySelectorAll<HTMLInputElement>(chosen) ?? [])].filter(({ value }) => value !== '');
  const warranty = ticked.find(({ name }) => name === warrantyName);
  const services = ticked.filter(({ name }) => name === serviceName).map(({ value }) => ({ id: Number(value) }));
  return { ...(warranty && { warrantyId: Number(warranty.value) }), ...(services.length > 0 && { services }) };
}
