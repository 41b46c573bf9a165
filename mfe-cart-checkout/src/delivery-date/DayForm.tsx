import { useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import { hoursText } from 'shared-contracts/delivery';
import type { DeliveryCalendar } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { TextField } from 'shared-ui/text-field';
import { useRest } from '../connection/use-rest.ts';
import { DayChoices, HoursChoices } from '../days/Choices.tsx';
import { longDay } from '../days/delivery-days.ts';
import { daySchema, parseProblem, wrongPin, type DayChoice } from './day-choice.ts';
import * as css from './delivery-date.css.ts';
import { texts } from './texts.ts';

interface DayFormProps {
  readonly hash: string;
  readonly calendar: DeliveryCalendar;
  readonly onSaved: (calendar: DeliveryCalendar) => void;
}

/** Day, hours and PIN; whatever the server answers, the choices and the PIN stay. */
export const DayForm = ({ hash, calendar, onSaved }: DayFormProps): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  const rest = useRest();
  const [choice, setChoice] = useState<DayChoice>({ date: calendar.chosen?.date ?? '', range: calendar.chosen?.range ?? '' });
  const [isSaved, setSaved] = useState(false);
  const { chosen, days } = calendar;
  const rangesOf = (day: string): readonly string[] => days.find(({ date }) => date === day)?.ranges ?? [];
  const ranges = rangesOf(choice.date);
  const { props, busy, problems, error } = useForm({
    schema: daySchema(calendar, choice.date),
    parseProblem,
    send: async ({ pin, date, range }) => {
      setSaved(false);
      const answer = await rest().setDeliveryDate(hash, pin, date, range);
      if (!answer.ok) return answer.error;
      setSaved(true);
      onSaved(answer.value);
      return null;
    },
    problemsOfError: wrongPin,
  });
  const choose = (next: DayChoice): void => {
    setChoice(next);
    setSaved(false);
  };
  const failure = error && (error.kind === 'http' && error.status < 500 && error.message ? error.message : t('save.failed'));
  return (
    <form {...props} className={css.form}>
      <p>{t('order', { number: calendar.order })}</p>
      <div role="status" className={css.news}>
        {chosen !== null && (
          <p className={isSaved ? css.saved : css.chosen}>
            {t(isSaved ? 'saved' : 'chosen', { day: longDay(chosen.date, language), hours: hoursText(chosen.range) })}
          </p>
        )}
      </div>
      <div role="alert" className={css.news}>
        {failure !== null && <p className={css.problem}>{failure}</p>}
      </div>
      <DayChoices
        legend={t('day')}
        name="date"
        days={days.map(({ date }) => date)}
        chosen={choice.date}
        onChoose={(date) => choose({ date, range: rangesOf(date).includes(choice.range) ? choice.range : '' })}
        problem={problems.date && <Problem text={t('day.required')} />}
      />
      {ranges.length > 0 && (
        <HoursChoices
          legend={t('hours')}
          name="range"
          hours={ranges.map((range) => ({ range }))}
          chosen={choice.range}
          onChoose={(range) => choose({ ...choice, range })}
          problem={problems.range && <Problem text={t('hours.required')} />}
        />
      )}
      <TextField
        label={t('pin')}
        hint={t('pin.hint')}
        name="pin"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        required
        onChange={() => setSaved(false)}
        className={css.pin}
        {...(problems.pin && { error: t(`pin.${problems.pin}`) })}
      />
      <Button type="submit" size="large" busy={busy} className={css.submit}>
        {t('save')}
      </Button>
    </form>
  );
};

const Problem = ({ text }: { readonly text: string }): ReactNode => (
  <p role="alert" className={css.problem}>
    {text}
  </p>
);
