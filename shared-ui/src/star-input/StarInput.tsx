import { CircleAlert, Star } from '../icons/index.ts';
import { useTexts } from 'shared-contracts';
import { useId, useState, type ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { Icon } from '../icon/index.ts';
import { cx } from '../internal/cx.ts';
import * as field from '../internal/field.css.ts';
import * as css from './star-input.css.ts';

interface StarInputProps {
  readonly label: string;
  readonly name: string;
  /** What the numbers of stars mean, one star first; stands beside the stars when it is picked. */
  readonly meanings: readonly [string, string, string, string, string];
  /** '1' … '5'; '' for none. */
  readonly defaultValue?: string;
  readonly error?: string;
}

/** One to five stars: a group of radio buttons, so that arrow keys, screen readers and forms know it. */
export const StarInput = ({ label, name, meanings, defaultValue = '', error }: StarInputProps): ReactNode => {
  const t = useTexts(uiTexts);
  const id = useId();
  const [picked, setPicked] = useState(Number(defaultValue));
  return (
    <fieldset className={css.group} {...(error !== undefined && { 'aria-describedby': `${id}-error` })}>
      <legend className={field.label}>{label}</legend>
      <div className={css.stars}>
        {meanings.map((meaning, index) => {
          const stars = index + 1;
          return (
            <label key={stars} className={css.choice}>
              <input
                type="radio"
                className={css.radio}
                name={name}
                value={stars}
                required
                aria-label={`${t('stars.vote', { stars })}: ${meaning}`}
                defaultChecked={picked === stars}
                onChange={() => setPicked(stars)}
                {...(error !== undefined && { 'aria-invalid': true })}
              />
              <Icon of={Star} size={32} className={cx(css.star, stars <= picked && css.filled)} />
            </label>
          );
        })}
        <span className={css.meaning} aria-hidden="true">
          {meanings[picked - 1]}
        </span>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={field.error} role="alert">
          <Icon of={CircleAlert} size={20} />
          {error}
        </p>
      )}
    </fieldset>
  );
};
