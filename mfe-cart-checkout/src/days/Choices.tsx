import type { ReactNode } from 'react';
import { useLanguage } from 'shared-contracts';
import { hoursText } from 'shared-contracts/delivery';
import * as css from './choices.css.ts';
import { dayOfMonth, weekday } from './delivery-days.ts';

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  /** Null and other values: none is chosen yet. */
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
  /** What is wrong with the choice. */
  readonly problem?: ReactNode;
}

interface Choice {
  readonly value: string;
  readonly text: ReactNode;
  readonly available?: boolean;
}

const Choices = ({ legend, name, chosen, onChoose, problem, of }: ChoicesProps & { readonly of: readonly Choice[] }): ReactNode => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{legend}</legend>
    {problem}
    <div className={css.grid}>
      {of.map(({ value, text, available = true }) => (
        <label key={value} className={available ? css.choice : css.unavailable}>
          <input type="radio" name={name} value={value} disabled={!available} checked={chosen === value} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
    </div>
  </fieldset>
);

/** Days of a delivery. @param props.days `YYYY-MM-DD` */
export const DayChoices = ({ days, ...props }: ChoicesProps & { readonly days: readonly string[] }): ReactNode => {
  const language = useLanguage();
  const text = (date: string): ReactNode => (
    <span>
      <span className={css.weekday}>{weekday(date, language)},</span> {dayOfMonth(date, language)}
    </span>
  );
  return <Choices {...props} of={days.map((date) => ({ value: date, text: text(date) }))} />;
};

interface Hours {
  /** `8-12` */
  readonly range: string;
  readonly available?: boolean;
}

/** Hours of a day; some may be taken. */
export const HoursChoices = ({ hours, ...props }: ChoicesProps & { readonly hours: readonly Hours[] }): ReactNode => (
  <Choices {...props} of={hours.map(({ range, available = true }) => ({ value: range, text: hoursText(range), available }))} />
);
