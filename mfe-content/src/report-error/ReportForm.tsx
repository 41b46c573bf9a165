import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { FormRefusal } from 'shared-ui/form-refusal';
import { TextField } from 'shared-ui/text-field';
import { useContentCalls } from '../pages/use-rest.ts';
import { Sent } from '../writing/Sent.tsx';
import { failureOf, parseProblem } from '../writing/writer-rules.ts';
import { Trap, WriterFields } from '../writing/WriterFields.tsx';
import * as css from '../writing/writing.css.ts';
import { pagePathOf, reportSchema } from './report-rules.ts';
import { reportTexts } from './texts.ts';

/** the form; what is typed stays when it could not be sent. */
export default function ReportForm(): ReactNode {
  const [done, setDone] = useState(false);
  const t = useTexts(reportTexts);
  if (!done) return <Form onSent={() => setDone(true)} />;
  return <Sent title={t('done')} text={t('doneText')} again={t('again')} onAgain={() => setDone(false)} />;
}

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
  return (
    <form {...props} className={css.form} aria-label={t('form')}>
      <WriterFields problems={problems} emailHint={t('emailHint')} comment={{ label: t('comment'), hint: t('commentHint') }} />
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
      <Trap />
      <FormRefusal text={error && t(`failure.${failureOf(error)}`)} />
      <p className={css.note}>{t('browserNote')}</p>
      <Button type="submit" size="large" busy={busy} className={css.submit}>
        {t('send')}
      </Button>
    </form>
  );
};
