import { customerView, membershipView } from '../../customers/customer-view.ts';
import type { CustomerRecord } from '../../customers/records.ts';

/** A customer as REST answers it (Z-14, A-47). */
export const customerAnswer = (record: CustomerRecord) => ({ ...customerView(record), extension_attributes: membershipView(record) });
