import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Enrolment } from 'shared-contracts/rest';
import { Dialog } from 'shared-ui/dialog';
import { useCommerce } from '../../session/commerce.ts';
import { ProofForm } from '../proof/ProofForm.tsx';
import { EnrolmentStep } from './EnrolmentStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { factorTexts } from './texts.ts';
import * as css from './factor.css.ts';

interface SetUpDialogProps {
  readonly onClose: () => void;
  /** The factor is on; the dialog still shows the recovery codes. */
  readonly onTurnedOn: (recoveryCodes: readonly string[]) => void;
}

type Step =
  | { readonly name: 'password' }
  | { readonly name: 'enrolment'; readonly enrolment: Enrolment }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** J-141: turns the second factor on: password, QR code and first code, recovery codes. */
export default function SetUpDialog({ onClose, onTurnedOn }: SetUpDialogProps): ReactNode {
  const t = useTexts(factorTexts);
  const commerce = useCommerce();
  const [step, setStep] = useState<Step>({ name: 'password' });
  return (
    <Dialog open onClose={onClose} title={t('setUp.title')}>
      {step.name === 'password' && (
        <div className={css.step}>
          <p className={css.text}>{t('setUp.password')}</p>
          <ProofForm
            withCode={false}
            submit={t('proof.next')}
            onCancel={onClose}
            onProof={async ({ password }) => {
              const answer = await commerce().beginSecondFactor(password);
              if (!answer.ok) return answer.error;
              setStep({ name: 'enrolment', enrolment: answer.value });
              return null;
            }}
          />
        </div>
      )}
      {step.name === 'enrolment' && (
        <EnrolmentStep
          enrolment={step.enrolment}
          onCancel={onClose}
          onConfirmed={(codes) => {
            setStep({ name: 'codes', codes });
            onTurnedOn(codes);
          }}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={onClose} />}
    </Dialog>
  );
}
