import { requiredEmail, requiredValue } from 'shared-contracts/checkout';
import { object } from 'valibot';

/** K-05. The rules for new passwords do not apply: older passwords may not meet them. */
export const loginSchema = object({ email: requiredEmail(), password: requiredValue() });
