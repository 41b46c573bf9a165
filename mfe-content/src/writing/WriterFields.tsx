import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { TextArea } from 'shared-ui/text-area';
import { emailInput, TextField } from 'shared-ui/text-field';
import { reportTexts } from '../report-error/texts.ts';
import { LONGEST_COMMENT, type WriterProblem } from './writer-rules.ts';
import * as css from './writing.css.ts';

type Problems = Readonly<Partial<Record<'name' | 'email' | 'phone' | 'comment', WriterProblem>>>;

interface WriterFieldsProps {
  readonly problems: Problems;
  /** What the e-mail address is for. */
  readonly emailHint: string;
  readonly comment: { readonly label: string; readonly hint?: string };
  /** What the fields begin with. */
  readonly written?: Readonly<Record<'name' | 'email' | 'phone' | 'comment', string>> | undefined;
}

/** Who writes to the shop, and what: the fields that all such forms have. */
export const WriterFields = ({ problems, emailHint, comment, written }: WriterFieldsProps): ReactNode => {
  const t = useTexts(reportTexts);
  const problem = (found: WriterProblem | undefined) => (found === undefined ? {} : { error: t(`problem.${found}`) });
  return (
    <>
      <TextField label={t('name')} name="name" autoComplete="name" required defaultValue={written?.name} {...problem(problems.name)} />
      <div className={css.pair}>
        <TextField
          label={t('email')}
          hint={emailHint}
          name="email"
          {...emailInput}
          maxLength={254}
          required
          defaultValue={written?.email}
          {...problem(problems.email)}
        />
        <TextField
          label={t('phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          optional
          maxLength={20}
          defaultValue={written?.phone}
          {...problem(problems.phone)}
        />
      </div>
      <TextArea
        {...comment}
        name="comment"
        maxLength={LONGEST_COMMENT}
        required
        defaultValue={written?.comment}
        {...problem(problems.comment)}
      />
    </>
  );
};

/** A field that people do not see: what fills it in is a program. */
export const Trap = (): ReactNode => {
  const t = useTexts(reportTexts);
  return (
    <div className={css.trap} aria-hidden="true">
      <label>
        {t('website')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
};
