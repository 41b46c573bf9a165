import type { ComponentProps } from 'react';
import type { AddressField } from 'shared-contracts/checkout';
import type { TextField } from 'shared-ui/text-field';

type InputAttributes = Pick<ComponentProps<typeof TextField>, 'autoComplete' | 'inputMode' | 'type'>;

/** What browsers fill into the fields of an address, and which keyboard phones show. */
export const inputAttributes: Readonly<Record<Exclude<AddressField, 'email' | 'email_repeat'>, InputAttributes>> = {
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  company: { autoComplete: 'organization' },
  vat_id: { autoComplete: 'off', inputMode: 'numeric' },
  street: { autoComplete: 'street-address' },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  city: { autoComplete: 'address-level2' },
  telephone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
};
