import { fieldProblemOf, isEmail, type FieldProblem } from 'shared-contracts/checkout';

/** What is wrong with the fields of the form. */
export interface NewsletterProblems {
  readonly email?: 'required' | 'email';
  readonly checked_newsletter?: 'required';
}

/** What a visitor has filled in. */
export interface NewsletterValues {
  readonly email: string;
  readonly checked_newsletter: boolean;
}

const asEmailProblem = (problem: FieldProblem | undefined): 'required' | 'email' | undefined =>
  problem === undefined ? undefined : problem === 'required' ? 'required' : 'email';

const problemsOf = (email: FieldProblem | undefined, agreement: FieldProblem | undefined): NewsletterProblems => {
  const known = asEmailProblem(email);
  return { ...(known && { email: known }), ...(agreement && { checked_newsletter: 'required' }) };
};

/** K-05: everything that is wrong, at once. */
export const newsletterProblems = ({ email, checked_newsletter: agreed }: NewsletterValues): NewsletterProblems => {
  const text = email.trim();
  return problemsOf(text === '' ? 'required' : isEmail(text) ? undefined : 'email', agreed ? undefined : 'required');
};

/** The same out of a refusal of the server (`invalid_fields`). */
export const refusedFields = (parameters: Readonly<Record<string, unknown>>): NewsletterProblems =>
  problemsOf(fieldProblemOf(parameters['email']), fieldProblemOf(parameters['checked_newsletter']));

/** ∅28: the landing pages of the newsletter, which show no form to subscribe (S-22). */
export const isNewsletterPage = (path: string): boolean => /^\/newsletter(\/potwierdzenie)?(\.html)?\/?$/.test(path);
