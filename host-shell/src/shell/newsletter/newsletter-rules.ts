import { checkbox, fieldProblemOf, requiredEmail } from 'shared-contracts/checkout';
import { check, object, pipe, type InferOutput } from 'valibot';

/** K-05: the address and the agreement, both required. */
export const newsletterSchema = object({
  email: requiredEmail(),
  checked_newsletter: pipe(
    checkbox(),
    check((isTicked) => isTicked, 'required'),
  ),
});

/** What is sent to subscribe. */
export type NewsletterValues = InferOutput<typeof newsletterSchema>;

/** What can be wrong with a field of the form. */
export type NewsletterProblem = 'required' | 'email';

export const parseProblem = (code: unknown): NewsletterProblem | undefined => {
  const problem = fieldProblemOf(code);
  return problem === undefined || problem === 'required' ? problem : 'email';
};

/** ∅28: the landing pages of the newsletter, which do not show the form in the footer (S-22). */
export const isNewsletterPage = (path: string): boolean => /^\/newsletter(\/potwierdzenie)?(\.html)?\/?$/.test(path);
