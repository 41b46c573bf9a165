import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'shared-ui/icons';
import { Icon } from 'shared-ui/icon';
import { RadioCard } from 'shared-ui/radio-card';
import * as css from './choice.css.ts';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly title: ReactNode; readonly note?: string }[];
  readonly chosen: string | undefined;
  readonly onChoose?: (value: Value) => void;
  readonly error?: string;
}

/** One of a few, as big cards. */
export const Choice = <Value extends string>({ name, label, options, chosen, onChoose, error }: ChoiceProps<Value>): ReactNode => {
  const id = useId();
  return (
    <fieldset className={css.choice} {...(error !== undefined && { 'aria-describedby': id })}>
      <legend className={css.legend}>{label}</legend>
      {options.map(({ value, title, note }) => (
        <RadioCard
          key={value}
          name={name}
          value={value}
          title={title}
          {...(note !== undefined && { note })}
          defaultChecked={value === chosen}
          onChange={() => onChoose?.(value)}
          {...(error !== undefined && { 'aria-invalid': true })}
        />
      ))}
      {error !== undefined && (
        <p id={id} className={css.error} role="alert">
          <Icon of={CircleAlert} size={20} />
          {error}
        </p>
      )}
    </fieldset>
  );
};
