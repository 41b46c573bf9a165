import { CircleAlert } from '../icons/index.ts';
import { useTexts } from 'shared-contracts';
import { useId, type ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { Icon } from '../icon/index.ts';
import { cx } from './cx.ts';
import * as css from './field.css.ts';

/** Props that all form fields share. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Stands at the field and is read with it. */
  readonly error?: string | undefined;
  /** Marks the field as not obligatory. */
  readonly optional?: boolean;
  readonly className?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface FieldFrameProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, control, hint or error below; the control is wired to all of them. */
export const FieldFrame = ({ label, hint, error, optional = false, className, id, children }: FieldFrameProps): ReactNode => {
  const t = useTexts(uiTexts);
  const own = useId();
  const controlId = id ?? own;
  const describedBy = cx(hint !== undefined && `${controlId}-hint`, error !== undefined && `${controlId}-error`);
  return (
    <div className={cx(css.field, className)}>
      <label className={css.label} htmlFor={controlId}>
        {label}
        {optional && <span className={css.optional}> ({t('field.optional')})</span>}
      </label>
      {children({
        id: controlId,
        ...(describedBy !== '' && { 'aria-describedby': describedBy }),
        ...(error !== undefined && { 'aria-invalid': true }),
      })}
      {error !== undefined && (
        <p id={`${controlId}-error`} className={css.error} role="alert">
          <Icon of={CircleAlert} size={20} />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${controlId}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
