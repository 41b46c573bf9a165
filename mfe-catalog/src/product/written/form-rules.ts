import type { ApiError } from 'shared-contracts';
import { consent, fieldProblemOf, isEmail, requiredEmail, requiredText, type FieldProblem } from 'shared-contracts/checkout';
import { WRITING_LIMITS } from 'shared-contracts/reviews';
import type { Form } from 'shared-ui/form';
import { check, maxLength, nonEmpty, object, pipe, string, transform, trim } from 'valibot';

export type Problem = FieldProblem | 'consent';

export type WrittenForm<Field extends string> = Form<Field, Problem>;

/** The problem of a code of our rules or of the server. */
export const parseProblem = (code: unknown): Problem | undefined => fieldProblemOf(code) ?? (code === 'consent' ? code : undefined);

const author = () => requiredText(WRITING_LIMITS.author);

const review = {
  vote: pipe(string(), nonEmpty('required'), transform(Number)),
  title: pipe(string(), trim(), maxLength(WRITING_LIMITS.title, 'too-long')),
  text: requiredText(WRITING_LIMITS.text),
  author: author(),
};

const reviewSchema = (needsEmail: boolean) =>
  object({
    ...review,
    email: pipe(
      string(),
      trim(),
      check((email) => !needsEmail || email !== '', 'required'),
      check((email) => email === '' || isEmail(email), 'email'),
    ),
    checked_publication: consent(),
  });

export const guestReviewSchema = reviewSchema(true);
/** A customer's address is known. */
export const customerReviewSchema = reviewSchema(false);

export const questionSchema = object({
  question: requiredText(WRITING_LIMITS.question),
  author: author(),
  email: requiredEmail(),
  checked_publication: consent(),
});

/** The server knows a consent only as a required field. */
export const consentOfServer = ({ code, parameters }: ApiError): { readonly checked_publication?: 'consent' } =>
  code === 'invalid_fields' && parameters['checked_publication'] === 'required' ? { checked_publication: 'consent' } : {};
