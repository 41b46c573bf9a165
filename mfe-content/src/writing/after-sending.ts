import type { ApiError, ApiResult } from 'shared-contracts/errors';
import type { LetterFormProps } from './LetterSteps.tsx';
import type { KeptLetter } from './outbox.ts';
import { failureOf } from './writer-rules.ts';

/**
 * What becomes of a letter that was sent: it has arrived, or waits in the browser for the connection.
 *
 * @param website what stands in the field that people do not see: what a program has written does not wait
 * @returns the error that the form shows, with everything that was typed; null: the form is done with
 */
export function afterSending<Kept extends KeptLetter>(
  answer: ApiResult<boolean>,
  { letter, website, outbox, onState }: Pick<LetterFormProps<Kept>, 'outbox' | 'onState'> & { letter: Kept; website: string },
): ApiError | null {
  if (!answer.ok && (failureOf(answer.error) !== 'network' || website !== '' || !outbox.keep(letter))) return answer.error;
  onState(() => ({ step: answer.ok ? 'sent' : 'kept' }));
  return null;
}
