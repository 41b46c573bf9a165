import type { CustomerRecord } from './records.ts';

/** Who a customer is and where they live, as both APIs say it (Z-14, A-47); the street is a list of its own for each answer. */
export const customerView = ({ id, email, firstname, lastname, dob, addresses }: CustomerRecord) => ({
  id,
  email,
  firstname,
  lastname,
  dob,
  addresses: addresses.map(({ id: addressId, document: address }) => ({
    id: addressId,
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company,
    vat_id: address.vatId,
    street: [...address.street],
    postcode: address.postcode,
    city: address.city,
    country_id: address.countryId,
    telephone: address.telephone,
    default_billing: address.isDefaultBilling,
    default_shipping: address.isDefaultShipping,
  })),
});

/** Programmes that a customer belongs to (F-01, F-06). */
export const membershipView = ({ document }: CustomerRecord) => ({
  amperio_plus: document.isPlus,
  amperio_plus_allowed: document.isPlusAllowed,
  neoportal_user_id: document.neoportalUserId,
});
