/** What is done with an order, one after the other: by staff, and `cancel` by its customer as well. */
export const orderSteps = ['receive-payment', 'pack', 'send', 'lay-out', 'deliver', 'cancel'] as const;
export type OrderStep = (typeof orderSteps)[number];
