import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { CircleAlert } from '../icons/index.ts';
import { RadioCard } from '../radio-card/index.ts';
import * as css from './choice.css.ts';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  /** Of a label that is a heading of the form. */
  readonly labelClassName?: string;
  readonly options: readonly {
    readonly value: Value;
    readonly title: ReactNode;
    readonly note?: string;
    /** At the end of the card. */
    readonly end?: ReactNode;
  }[];
  readonly chosen?: string | undefined;
  readonly onChoose?: (value: Value) => void;
  readonly error?: string;
  /** Side by side where there is room. */
  readonly isGrid?: boolean;
}

/** One of a few, as big cards; what is wrong with it is read with the group. */
export const Choice = <Value extends string>({
  name,
  label,
  labelClassName = css.legend,
  options,
  chosen,
  onChoose,
  error,
  isGrid = false,
}: ChoiceProps<Value>): ReactNode => {
  const id = useId();
  const cards = options.map(({ value, title, note, end }) => (
    <RadioCard
      key={value}
      name={name}
      value={value}
      title={title}
      {...(note !== undefined && { note })}
      {...(end !== undefined && { end })}
      {...(isGrid && { className: css.inGrid })}
      defaultChecked={value === chosen}
      onChange={() => onChoose?.(value)}
      {...(error !== undefined && { 'aria-invalid': true })}
    />
  ));
  return (
    <fieldset className={css.choice} {...(error !== undefined && { 'aria-describedby': id })}>
      <legend className={labelClassName}>{label}</legend>
      {isGrid ? <div className={css.grid}>{cards}</div> : cards}
      {error !== undefined && (
        <p id={id} className={css.error} role="alert">
          <Icon of={CircleAlert} size={20} />
          {error}
        </p>
      )}
    </fieldset>
  );
};
