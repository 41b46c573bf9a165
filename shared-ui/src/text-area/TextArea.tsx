import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { FieldFrame, type FieldTexts } from '../internal/FieldFrame.tsx';
import { fieldTexts } from '../internal/field-texts.ts';
import * as frame from '../internal/field.css.ts';
import * as css from './text-area.css.ts';

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'children'> {}

/** Several lines of text with label, hint and error; it grows with what is typed where the browser can. */
export const TextArea = ({ label, hint, error, optional, className, id, ...area }: TextAreaProps): ReactNode => (
  <FieldFrame {...fieldTexts({ label, hint, error, optional, className })} id={id}>
    {(wiring) => <textarea rows={5} {...area} {...wiring} className={cx(frame.control, css.area)} />}
  </FieldFrame>
);
