import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { TextArea } from 'shared-ui/text-area';
import { TextField } from 'shared-ui/text-field';
import { useContentCalls } from '../pages/use-rest.ts';
import { failureOf, LONGEST_COMMENT, pagePathOf, parseProblem, reportSchema, type ReportProblem } from './report-rules.ts';
import * as css from './report-error.css.ts';
import { reportTexts } from './texts.ts';

/** the form; what is typed stays when it could not be sent. */
export default function ReportForm(): ReactNode {
  const [done, setDone] = useState(false);
  return done ? <Done onAgain={() => setDone(false)} /> : <Form onSent={() => setDone(true)} />;
}

const Done = ({ onAgain }: { readonly onAgain: () => void }): ReactNode => {
  const t = useTexts(reportTexts);
  const element = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} className={css.done} role="status" tabIndex={-1}>
      <p className={css.doneTitle}>{t('done')}</p>
      <p>{t('doneText')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
};

const Form = ({ onSent }: { readonly onSent: () => void }): ReactNode => {
  const t = useTexts(reportTexts);
  const calls = useContentCalls();
  const { props, busy, problems, error } = useForm({
    schema: reportSchema,
    parseProblem,
    send: async ({ page, ...report }) => {
      const answer = await calls().reportError({ ...report, page: pagePathOf(page, location.origin) });
      if (!answer.ok) return answer.error;
      onSent();
      return null;
    },
  });
  const problem = (found: ReportProblem | undefined) => (found === undefined ? {} : { error: t(`problem.${found}`) });
  return (
    <form {...props} className={css.form} aria-label={t('form')}>
      <TextField label={t('name')} name="name" autoComplete="name" required {...problem(problems.name)} />
      <div className={css.pair}>
        <TextField
          label={t('email')}
          hint={t('emailHint')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
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
          {...problem(problems.phone)}
        />
      </div>
      <TextArea
        label={t('comment')}
        hint={t('commentHint')}
        name="comment"
        maxLength={LONGEST_COMMENT}
        required
        {...problem(problems.comment)}
      />
      <TextField
        label={t('page')}
        hint={t('pageHint')}
        name="page"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        optional
        maxLength={500}
        defaultValue={pagePathOf(document.referrer, location.origin)}
      />
      <div className={css.trap} aria-hidden="true">
        <label>
          {t('website')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div role="alert">{error && <p className={css.failure}>{t(`failure.${failureOf(error)}`)}</p>}</div>
      <p className={css.note}>{t('browserNote')}</p>
      <Button type="submit" size="large" busy={busy} className={css.submit}>
        {t('send')}
      </Button>
    </form>
  );
};
