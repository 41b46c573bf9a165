import { useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { REPORT_OUTBOX } from 'shared-contracts/storage';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { FormRefusal } from 'shared-ui/form-refusal';
import { TextField } from 'shared-ui/text-field';
import { useContentCalls } from '../pages/use-rest.ts';
import { afterSending } from '../writing/after-sending.ts';
import { typed } from '../writing/letter-state.ts';
import { LetterSteps, type LetterFormProps } from '../writing/LetterSteps.tsx';
import { lettersIn, type KeptReport } from '../writing/outbox.ts';
import type { LetterKind } from '../writing/use-outbox.ts';
import { failureOf, parseProblem } from '../writing/writer-rules.ts';
import { Trap, WriterFields } from '../writing/WriterFields.tsx';
import * as css from '../writing/writing.css.ts';
import { ScreenPictureField } from './picture/ScreenPictureField.tsx';
import { useScreenPicture } from './picture/use-screen-picture.ts';
import { pagePathOf, reportSchema } from './report-rules.ts';
import { reportTexts } from './texts.ts';

/** The bytes in a `data:` address, as the server takes them. */
const base64Of = (address: string): string => address.slice(address.indexOf(',') + 1);

const reports: LetterKind<KeptReport> = {
  keptIn: (storage) => lettersIn(storage, REPORT_OUTBOX),
  send: (calls, { refused: _refused, picture, ...report }) => calls.reportError({ ...report, picture: base64Of(picture) }),
};

/** A-53, J-321: the form; what is typed stays when it could not be sent, and without a connection the report waits in the browser. */
export default function ReportForm(): ReactNode {
  const t = useTexts(reportTexts);
  return (
    <LetterSteps kind={reports} t={t}>
      {(form) => <Form {...form} />}
    </LetterSteps>
  );
}

const Form = ({ begun, outbox, onState }: LetterFormProps<KeptReport>): ReactNode => {
  const t = useTexts(reportTexts);
  const calls = useContentCalls();
  // Pressed again, it is the same report.
  const key = useRef(begun?.key ?? crypto.randomUUID());
  const picture = useScreenPicture(begun?.picture ?? '', () => onState(typed));
  const { props, busy, problems, error } = useForm({
    schema: reportSchema,
    parseProblem,
    send: async ({ page, website, ...values }) => {
      const letter = { ...values, page: pagePathOf(page, location.origin), key: key.current, picture: await picture.settled() };
      const answer = await calls().reportError({ ...letter, picture: base64Of(letter.picture), website });
      if (!answer.ok) picture.refuse(answer.error.parameters['picture']);
      return afterSending(answer, { letter: { ...letter, refused: false }, website, outbox, onState });
    },
  });
  return (
    <form
      {...props}
      className={css.form}
      aria-label={t('form')}
      onInput={(event) => {
        props.onInput(event);
        onState(typed);
      }}
    >
      <WriterFields
        problems={problems}
        emailHint={t('emailHint')}
        comment={{ label: t('comment'), hint: t('commentHint') }}
        written={begun}
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
        defaultValue={begun?.page ?? pagePathOf(document.referrer, location.origin)}
      />
      <ScreenPictureField picture={picture} />
      <Trap />
      <FormRefusal text={error && t(`failure.${failureOf(error)}`)} />
      <p className={css.note}>{t('browserNote')}</p>
      <Button type="submit" size="large" busy={busy} className={css.submit}>
        {t('send')}
      </Button>
    </form>
  );
};
