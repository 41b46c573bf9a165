import type { Customer } from 'shared-contracts/graphql';
import type { CustomerRecord } from '../../customers/jobs.ts';
import { customerOf } from '../../customers/session.ts';
import type { QueryResolvers } from '../resolver-types.ts';

const customer = ({ id, email, firstname, lastname, dob, document, addresses, wishlistCount }: CustomerRecord): Customer => ({
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
    street: address.street,
    postcode: address.postcode,
    city: address.city,
    country_id: address.countryId,
    telephone: address.telephone,
    default_billing: address.isDefaultBilling,
    default_shipping: address.isDefaultShipping,
  })),
  amperio_plus: document.isPlus,
  amperio_plus_allowed: document.isPlusAllowed,
  neoportal_user_id: document.neoportalUserId,
  wishlist_count: wishlistCount,
});

export const customerQueries: Pick<QueryResolvers, 'customer'> = {
  customer: async (_, __, { shop, token }) => {
    const record = await customerOf(token, shop);
    return record === null ? null : customer(record);
  },
};
