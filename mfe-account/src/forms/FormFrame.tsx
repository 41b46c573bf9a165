import type { ReactNode } from 'react';
import { useHydrated, useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FormRefusal } from 'shared-ui/form-refusal';
import { texts } from '../texts.ts';
import { problemText, refusalText, type FormTranslate } from './form-texts.ts';
import * as css from './form.css.ts';
import type { AccountForm } from './form-rules.ts';

interface FormFrameProps<Field extends string> {
  readonly form: AccountForm<Field>;
  readonly submit: string;
  readonly children: ReactNode;
  /** Beside the button: the way back. */
  readonly beside?: ReactNode;
  /** Texts of its own for errors that this form knows. */
  readonly errorText?: (t: FormTranslate, error: ApiError) => ReactNode;
}

/** The frame of all forms of the account: the error above the fields, what is said when only agreements are missing, the button. Fields tell their errors themselves. */
export const FormFrame = <Field extends string>({
  form,
  submit,
  children,
  beside,
  errorText = refusalText,
}: FormFrameProps<Field>): ReactNode => {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const { busy, error, lacksAgreementsOnly } = form;
  return (
    // Without scripts nothing is sent (the button is disabled); `post` keeps a password out of the URL in any case.
    <form {...form.props} className={css.form} method="post">
      <FormRefusal text={error && errorText(t, error)} />
      {children}
      <p className={css.announcement} role="alert">
        {lacksAgreementsOnly && t('form.agreements')}
      </p>
      <div className={css.actions}>
        <Button type="submit" size="large" block={beside === undefined} busy={busy} disabled={!isHydrated} className={css.submit}>
          {submit}
        </Button>
        {beside}
      </div>
      <noscript>
        <p className={css.noScript}>{t('form.noScript')}</p>
      </noscript>
    </form>
  );
};

/** The error of a field, as its control takes it. */
export const errorOf = <Field extends string>(form: AccountForm<Field>, field: Field, t: FormTranslate): { readonly error?: string } => {
  const problem = form.problems[field];
  return problem === undefined ? {} : { error: problemText(t, field, problem) };
};
