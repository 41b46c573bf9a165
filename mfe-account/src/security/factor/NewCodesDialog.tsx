import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Dialog } from 'shared-ui/dialog';
import { useCommerce } from '../../session/commerce.ts';
import { ProofForm } from '../proof/ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { factorTexts } from './texts.ts';
import * as css from './factor.css.ts';

interface NewCodesDialogProps {
  readonly onClose: () => void;
  /** The old ones are invalid; the dialog still shows the new ones. */
  readonly onRenewed: (recoveryCodes: readonly string[]) => void;
}

/** J-142: new recovery codes in place of the old ones. */
export default function NewCodesDialog({ onClose, onRenewed }: NewCodesDialogProps): ReactNode {
  const t = useTexts(factorTexts);
  const commerce = useCommerce();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog open onClose={onClose} title={t('newCodes.title')}>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <div className={css.step}>
          <p className={css.text}>{t('newCodes.text')}</p>
          <ProofForm
            withCode
            submit={t('newCodes.submit')}
            onCancel={onClose}
            onProof={async (proof) => {
              const answer = await commerce().renewRecoveryCodes(proof);
              if (!answer.ok) return answer.error;
              setCodes(answer.value.recovery_codes);
              onRenewed(answer.value.recovery_codes);
              return null;
            }}
          />
        </div>
      )}
    </Dialog>
  );
}
