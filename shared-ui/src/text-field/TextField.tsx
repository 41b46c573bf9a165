import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { FieldFrame, type FieldTexts } from '../internal/FieldFrame.tsx';
import { fieldTexts } from '../internal/field-texts.ts';
import * as frame from '../internal/field.css.ts';
import * as css from './text-field.css.ts';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, keyof FieldTexts | 'children'> {
  /** What stands inside the field at its end: a unit, the eye of a password. */
  readonly end?: ReactNode;
}

/** One line of text with its label, hint and error. Takes `ref`, `name`, `onChange`, `onBlur` of form libraries. */
export const TextField = ({ label, hint, error, optional, className, id, end, ...input }: TextFieldProps): ReactNode => (
  <FieldFrame {...fieldTexts({ label, hint, error, optional, className })} id={id}>
    {(wiring) =>
      end === undefined ? (
        <input type="text" {...input} {...wiring} className={frame.control} />
      ) : (
        <span className={css.withEnd}>
          <input type="text" {...input} {...wiring} className={cx(frame.control, css.roomForEnd)} />
          <span className={css.end}>{end}</span>
        </span>
      )
    }
  </FieldFrame>
);
