/** An attempt to hand a payment over, as its operator knows it. */
export interface Attempt {
  readonly paymentId: string;
  readonly attempt: number;
}

/** `<payment>.<attempt>`; ids of payments are base64url and have no dots. */
export const referenceOf = ({ paymentId, attempt }: Attempt): string => `${paymentId}.${attempt}`;

/** The attempt of a reference; undefined for what the shop has not given. */
export function attemptOf(reference: string): Attempt | undefined {
  const [, paymentId, attempt] = /^([\w-]{1,64})\.(\d{1,6})$/.exec(reference) ?? [];
  return paymentId === undefined ? undefined : { paymentId, attempt: Number(attempt) };
}
