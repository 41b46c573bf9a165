import { ChevronDown } from '../icons/index.ts';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { cx } from '../internal/cx.ts';
import { FieldFrame, type FieldTexts } from '../internal/FieldFrame.tsx';
import { fieldTexts } from '../internal/field-texts.ts';
import * as frame from '../internal/field.css.ts';
import * as css from './select.css.ts';

interface SelectOption {
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean;
}

interface Choices {
  readonly options: readonly SelectOption[];
}

const optionsOf = (options: readonly SelectOption[]): ReactNode =>
  options.map(({ value, text, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {text}
    </option>
  ));

interface SelectProps extends Choices, FieldTexts, Omit<ComponentProps<'select'>, keyof FieldTexts | 'children'> {}

/** A choice of a form, with its label above and its hint and error below. */
export const Select = ({ options, label, hint, error, optional, className, id, ...select }: SelectProps): ReactNode => (
  <FieldFrame {...fieldTexts({ label, hint, error, optional, className })} id={id}>
    {(wiring) => (
      <span className={css.framed}>
        <select {...select} {...wiring} className={cx(frame.control, css.select)}>
          {optionsOf(options)}
        </select>
        <Icon of={ChevronDown} size={18} className={css.arrow} />
      </span>
    )}
  </FieldFrame>
);

type InlineSelectProps = Choices & Omit<ComponentProps<'select'>, 'children'> & { readonly label: string };

/** Label and choice on one line: 'Sortuj: Najpopularniejsze'. */
export const InlineSelect = ({ options, label, id, className, ...select }: InlineSelectProps): ReactNode => {
  const own = useId();
  return (
    <span className={cx(css.inline, className)}>
      <label className={css.inlineLabel} htmlFor={id ?? own}>
        {label}
      </label>
      <select {...select} id={id ?? own} className={css.inlineSelect}>
        {optionsOf(options)}
      </select>
      <Icon of={ChevronDown} size={18} className={css.arrow} />
    </span>
  );
};
