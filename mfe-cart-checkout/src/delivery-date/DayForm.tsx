import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useLanguage, useTexts, type ApiError } from 'shared-contracts';
import type { DeliveryCalendar } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/text-field';
import { useRest } from '../connection/use-rest.ts';
import { dayOfMonth, longDay, weekday } from '../days/delivery-days.ts';
import { dayProblem, hours, isWrongPin, type DayChoice } from './day-choice.ts';
import * as css from './delivery-date.css.ts';
import { texts } from './texts.ts';

interface DayFormProps {
  readonly hash: string;
  readonly calendar: DeliveryCalendar;
  readonly onSaved: (calendar: DeliveryCalendar) => void;
}

/** Day, hours and pin; what was typed stays whatever the server answers. */
export const DayForm = ({ hash, calendar, onSaved }: DayFormProps): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  const rest = useRest();
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<DayChoice>({ date: calendar.chosen?.date ?? '', range: calendar.chosen?.range ?? '', pin: '' });
  const [problem, setProblem] = useState<keyof DayChoice | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { chosen, days } = calendar;
  const ranges = days.find(({ date }) => date === choice.date)?.ranges ?? [];
  const focusOn = (name: keyof DayChoice): void => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  const choose = (change: Partial<DayChoice>): void => {
    setChoice({ ...choice, ...change });
    setProblem(null);
    setSaved(false);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const found = dayProblem(choice, calendar);
    setProblem(found);
    setRefusal(null);
    setSaved(false);
    if (found !== null) {
      focusOn(found);
      return;
    }
    setBusy(true);
    const answer = await rest().setDeliveryDate(hash, choice.pin.trim(), choice.date, choice.range);
    setBusy(false);
    if (answer.ok) {
      setSaved(true);
      onSaved(answer.value);
      return;
    }
    setRefusal(answer.error);
    if (isWrongPin(answer.error)) focusOn('pin');
  };

  const pinError =
    problem === 'pin' ? t('pin.required') : refusal !== null && isWrongPin(refusal) ? refusal.message || t('pin.wrong') : undefined;
  const failure =
    refusal === null || isWrongPin(refusal)
      ? null
      : refusal.kind === 'http' && refusal.status < 500 && refusal.message
        ? refusal.message
        : t('save.failed');
  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('order', { number: calendar.order })}</p>
      <div role="status" className={css.news}>
        {chosen !== null && (
          <p className={isSaved ? css.saved : css.chosen}>
            {t(isSaved ? 'saved' : 'chosen', { day: longDay(chosen.date, language), hours: hours(chosen.range) })}
          </p>
        )}
      </div>
      <div role="alert" className={css.news}>
        {failure !== null && <p className={css.problem}>{failure}</p>}
      </div>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('day')}</legend>
        {problem === 'date' && (
          <p role="alert" className={css.problem}>
            {t('day.required')}
          </p>
        )}
        <div className={css.days}>
          {days.map(({ date, ranges: ofDay }) => (
            <label key={date} className={css.choice}>
              <input
                type="radio"
                name="date"
                value={date}
                checked={choice.date === date}
                onChange={() => choose({ date, range: ofDay.includes(choice.range) ? choice.range : '' })}
              />
              <span>
                <span className={css.weekday}>{weekday(date, language)},</span> {dayOfMonth(date, language)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {ranges.length > 0 && (
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('hours')}</legend>
          {problem === 'range' && (
            <p role="alert" className={css.problem}>
              {t('hours.required')}
            </p>
          )}
          <div className={css.days}>
            {ranges.map((range) => (
              <label key={range} className={css.choice}>
                <input type="radio" name="range" value={range} checked={choice.range === range} onChange={() => choose({ range })} />
                {hours(range)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <TextField
        label={t('pin')}
        hint={t('pin.hint')}
        name="pin"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        required
        value={choice.pin}
        onChange={({ target }) => {
          choose({ pin: target.value });
          setRefusal(null);
        }}
        className={css.pin}
        {...(pinError !== undefined && { error: pinError })}
      />
      <Button type="submit" size="large" busy={isBusy} className={css.submit}>
        {t('save')}
      </Button>
    </form>
  );
};
