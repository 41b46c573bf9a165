import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { userAtom, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { LinkSent } from '../forms/LinkSent.tsx';
import { ProofForm } from '../security/proof/ProofForm.tsx';
import { useCommerce } from '../session/commerce.ts';
import * as css from './privacy.css.ts';
import { privacyTexts } from './texts.ts';

interface DeletionDialogProps {
  readonly withCode: boolean;
  readonly onClose: () => void;
}

const fates = ['removed', 'kept', 'anonymous'] as const;

/** J-241: says what goes, what the law keeps and what stays without a name; then asks for the password and sends the link. */
export default function DeletionDialog({ withCode, onClose }: DeletionDialogProps): ReactNode {
  const t = useTexts(privacyTexts);
  const commerce = useCommerce();
  const { email } = useAtomValue(userAtom).currentUser;
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked)
    return (
      <Dialog open onClose={onClose} title={t('deletion.askedTitle')} footer={<Button onClick={onClose}>{t('deletion.close')}</Button>}>
        <LinkSent text={t('deletion.asked', { email })} />
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={t('deletion.question')}>
      <div className={css.step}>
        <dl className={css.fates}>
          {fates.map((fate) => (
            <div key={fate}>
              <dt className={css.fate}>{t(`deletion.${fate}`)}</dt>
              <dd>{t(`deletion.${fate}Text`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('deletion.proof')}</p>
        <ProofForm
          withCode={withCode}
          submit={t('deletion.submit')}
          onCancel={onClose}
          onProof={async (proof) => {
            const answer = await commerce().askAccountDeletion(proof);
            if (!answer.ok) return answer.error;
            setIsAsked(true);
            return null;
          }}
          errorText={({ code }) => (code === 'email_just_changed' ? t('deletion.emailChanged') : null)}
        />
      </div>
    </Dialog>
  );
}
