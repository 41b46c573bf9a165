import type { ApiError } from 'shared-contracts';
import { fieldProblemOf, requiredValue } from 'shared-contracts/checkout';
import type { DeliveryCalendar } from 'shared-contracts/rest';
import type { Problems } from 'shared-ui/form';
import { check, nonEmpty, object, pipe, string, trim } from 'valibot';

export interface DayChoice {
  /** `2026-11-24`; empty until one is chosen, as is the range of hours. */
  readonly date: string;
  readonly range: string;
}

/** K-17: day and hours must be offered ones; the hours are those of the chosen day. */
export const daySchema = ({ days }: Pick<DeliveryCalendar, 'days'>, chosenDate: string) => {
  const day = days.find(({ date }) => date === chosenDate);
  return object({
    date: pipe(
      string(),
      check((date) => day?.date === date, 'required'),
    ),
    range: pipe(
      requiredValue(),
      check((range) => day?.ranges.includes(range) ?? false, 'required'),
    ),
    pin: pipe(string(), trim(), nonEmpty('required')),
  });
};

export type DayProblem = 'required' | 'wrong';

export const parseProblem = (code: unknown): DayProblem | undefined => (fieldProblemOf(code) === undefined ? undefined : 'required');

/** the PIN is not the one of the e-mail. */
export const wrongPin = ({ code }: Pick<ApiError, 'code'>): Problems<'pin', DayProblem> => (code === 'invalid_pin' ? { pin: 'wrong' } : {});
