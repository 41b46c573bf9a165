import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Checkbox } from 'shared-ui/checkbox';
import { emailInput, TextField } from 'shared-ui/text-field';
import { errorOf } from './form-texts.ts';
import type { WrittenForm } from './form-rules.ts';
import { texts } from './texts.ts';
import * as css from './written.css.ts';

interface SignatureFieldsProps<Field extends string> {
  readonly form: WrittenForm<Field | 'author' | 'email' | 'checked_publication'>;
  /** What was typed before. */
  readonly values: Readonly<Record<string, string>>;
  /** The field for the e-mail address; null: the shop knows it. */
  readonly email: { readonly hint: string; readonly start: string | undefined } | null;
  readonly consent: string;
}

/** Who has written a review or a question, and that it may be published. */
export const SignatureFields = <Field extends string>({ form, values, email, consent }: SignatureFieldsProps<Field>): ReactNode => {
  const t = useTexts(texts);
  return (
    <>
      <div className={email === null ? css.form : css.pair}>
        <TextField
          label={t('review.author')}
          hint={t('review.authorHint')}
          name="author"
          autoComplete="nickname"
          required
          dir="auto"
          defaultValue={values['author']}
          {...errorOf(form, 'author', t)}
        />
        {email !== null && (
          <TextField
            label={t('review.email')}
            hint={email.hint}
            name="email"
            {...emailInput}
            required
            defaultValue={email.start}
            {...errorOf(form, 'email', t)}
          />
        )}
      </div>
      {/* One item of the form: the box with its error. */}
      <div>
        <Checkbox name="checked_publication" required {...errorOf(form, 'checked_publication', t)}>
          {consent}
        </Checkbox>
      </div>
    </>
  );
};
