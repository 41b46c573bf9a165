import { CircleAlert } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useHydrated, useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { texts } from '../texts.ts';
import { problemText, refusalText, type FormTranslate } from './form-texts.ts';
import * as css from './form.css.ts';
import type { Problem } from './form-rules.ts';
import type { Form } from './use-form.ts';

interface FormFrameProps<Field extends string> {
  readonly form: Form<Field>;
  readonly submit: string;
  readonly children: ReactNode;
  /** Beside the button: the way back. */
  readonly beside?: ReactNode;
  /** Its own words for refusals that this form knows. */
  readonly refusalOf?: (t: FormTranslate, error: ApiError) => ReactNode;
}

/** What every form of the account has around its fields: the refusal above, the errors messages at once, the button. */
export const FormFrame = <Field extends string>({
  form,
  submit,
  children,
  beside,
  refusalOf = refusalText,
}: FormFrameProps<Field>): ReactNode => {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const { ref, busy, problems, refusal, lacksAgreementsOnly, onSubmit, onInput } = form;
  // The problems are those of fields, whatever these are called.
  const messages = Object.entries(problems as Readonly<Record<string, Problem>>).map(([field, problem]) => problemText(t, field, problem));
  return (
    // Without scripts nothing is sent (the button is off); `post` keeps a password out of addresses whatever happens.
    <form
      ref={ref}
      className={css.form}
      method="post"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => void onSubmit(event)}
      onInput={onInput}
    >
      <div className={css.refusalPlace} role="alert">
        {refusal && (
          <p className={css.refusal}>
            <Icon of={CircleAlert} size={20} />
            <span>{refusalOf(t, refusal)}</span>
          </p>
        )}
      </div>
      {children}
      <p className={css.said} role="alert">
        {lacksAgreementsOnly ? t('form.agreements') : messages.join(' ')}
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
export const errorOf = <Field extends string>(form: Form<Field>, field: Field, t: FormTranslate): { readonly error?: string } => {
  const problem = form.problems[field];
  return problem === undefined ? {} : { error: problemText(t, field, problem) };
};
