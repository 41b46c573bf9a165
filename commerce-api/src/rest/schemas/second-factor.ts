/** The second factor of customers (J-141, J-142). */
import { Type } from 'typebox';
import { nullable } from './common.ts';

const Password = Type.String({ maxLength: 256 });
/** Six digits of the app, or a recovery code. */
const Code = Type.String({ maxLength: 40 });

/** Before something changes of what signing in depends on: the password again, and a code where the second factor is on. */
export const ProofBody = Type.Object({ password: Password, code: Type.Optional(Code) });

export const CodeBody = Type.Object({ code: Code });

export const ChallengeBody = Type.Object({ challenge: Type.String({ maxLength: 200 }), code: Code });

export const SecondFactorState = Type.Object({
  since: nullable(Type.String({ description: 'ISO 8601; null: it is off' })),
  recovery_codes_left: Type.Integer(),
});

export const Enrolment = Type.Object({
  secret: Type.String({ description: 'Base32' }),
  uri: Type.String({ description: 'otpauth://… for a QR code' }),
});

export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String({ description: '7QK2M-X0R4D' })) });
