import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Enrolment } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { TextLink } from 'shared-ui/link';
import { CodeField } from '../../forms/CodeField.tsx';
import { appCodeSchema, codeProblems } from '../../forms/code-rules.ts';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import { refusalText } from '../../forms/form-texts.ts';
import { CopyButton } from '../../orders/CopyButton.tsx';
import { useCommerce } from '../../session/commerce.ts';
import { useSession } from '../../session/use-session.ts';
import { QrCode } from './QrCode.tsx';
import { StepTitle } from './StepTitle.tsx';
import { factorTexts } from './texts.ts';
import * as css from './factor.css.ts';

interface EnrolmentStepProps {
  readonly enrolment: Enrolment;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** In fours, as it is read out. */
const grouped = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** The secret for an authenticator app, as a QR code and as a text, and the field for its first code. */
export const EnrolmentStep = ({ enrolment, onConfirmed, onCancel }: EnrolmentStepProps): ReactNode => {
  const t = useTexts(factorTexts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const form = useForm({
    schema: appCodeSchema,
    parseProblem,
    send: async ({ code }) => {
      const answer = await commerce().confirmSecondFactor(code);
      if (answer.ok) {
        onConfirmed(answer.value.recovery_codes);
        return null;
      }
      endRefusedSession(answer.error);
      return answer.error;
    },
    problemsOfError: codeProblems,
  });
  return (
    <div className={css.step}>
      <StepTitle>{t('setUp.scan')}</StepTitle>
      <div className={css.scan}>
        <QrCode text={enrolment.uri} label={t('setUp.qr')} />
        <div className={css.byHand}>
          <p>{t('setUp.scanText')}</p>
          <p>{t('setUp.secret')}</p>
          <p className={css.secret}>
            <code className={css.secretText}>{grouped(enrolment.secret)}</code>
            <CopyButton what={t('setUp.secretName')} text={enrolment.secret} />
          </p>
          <p>
            <TextLink to={enrolment.uri}>{t('setUp.open')}</TextLink>
          </p>
        </div>
      </div>
      <FormFrame
        form={form}
        submit={t('setUp.confirm')}
        errorText={(translate, error) => {
          if (error.code === 'set_up_ended') return t('setUp.ended');
          return error.code === 'too_many_codes' ? t('proof.tooMany') : refusalText(translate, error);
        }}
        beside={
          <Button variant="quiet" onClick={onCancel}>
            {t('proof.cancel')}
          </Button>
        }
      >
        <CodeField form={form} label={t('setUp.code')} hint={t('setUp.codeHint')} kind="app" />
      </FormFrame>
    </div>
  );
};
