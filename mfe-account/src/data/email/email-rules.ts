import { requiredEmail } from 'shared-contracts/checkout';
import { object } from 'valibot';
import { proofSchema } from '../../security/proof/proof-rules.ts';

/** J-242: the new address and the proof. @param withCode whether a code has to be given, too */
export const emailSchema = (withCode: boolean) => object({ email: requiredEmail(), ...proofSchema(withCode).entries });
