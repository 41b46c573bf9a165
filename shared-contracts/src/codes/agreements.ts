/** K-03: required agreements are form fields whose names start with this. */
export const AGREEMENT_PREFIX = 'checked_';

export interface FormFailures {
  readonly agreements: readonly string[];
  readonly fields: readonly string[];
}

/** K-03: failed agreements apart from other failures, each in the order of the form. */
export function splitFormFailures(failedFields: readonly string[]): FormFailures {
  const isAgreement = (name: string) => name.startsWith(AGREEMENT_PREFIX);
  return { agreements: failedFields.filter(isAgreement), fields: failedFields.filter((name) => !isAgreement(name)) };
}
