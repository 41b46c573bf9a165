import type { Customer } from 'shared-contracts/graphql';
import { customerView, membershipView } from '../../customers/customer-view.ts';
import type { CustomerRecord } from '../../customers/records.ts';
import { customerOf } from '../../customers/session.ts';
import type { QueryResolvers } from '../resolver-types.ts';

const customer = (record: CustomerRecord): Customer => ({
  ...customerView(record),
  ...membershipView(record),
  wishlist_count: record.wishlistCount,
});

export const customerQueries: Pick<QueryResolvers, 'customer'> = {
  customer: async (_, __, { services, token }) => {
    const record = await customerOf(token, services);
    return record === null ? null : customer(record);
  },
};
