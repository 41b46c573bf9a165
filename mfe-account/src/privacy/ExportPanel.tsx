import { Download } from 'shared-ui/icons';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { useConnection, useTexts } from 'shared-contracts';
import type { Proof } from 'shared-contracts/rest';
import { COOKIE_CONSENT } from 'shared-contracts/storage';
import { Button } from 'shared-ui/button';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { Panel } from 'shared-ui/page-container';
import { Saved } from '../data/Saved.tsx';
import * as css from '../security/security.css.ts';
import { saveText } from '../session/save-text.ts';
import { useCommerce } from '../session/commerce.ts';
import { privacyTexts } from './texts.ts';

const ProofDialog = lazyPart(() => import('../security/proof/ProofDialog.tsx'), FailedDialog);

/** J-240: a file with everything that the shop keeps of the customer; the password is asked for again. */
export const ExportPanel = ({ withCode }: { readonly withCode: boolean }): ReactNode => {
  const t = useTexts(privacyTexts);
  const commerce = useCommerce();
  const connection = useConnection();
  const heading = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [saved, setSaved] = useState(0);
  const save = async (proof: Proof) => {
    const visitor = connection().storage.read(COOKIE_CONSENT)?.id;
    const answer = await commerce().exportCustomer({ ...proof, ...(visitor !== undefined && { visitor }) });
    if (!answer.ok) return answer.error;
    saveText(`moje-dane-${answer.value.made_at.slice(0, 10)}.json`, JSON.stringify(answer.value, null, 2), 'application/json');
    setIsOpen(false);
    setSaved((count) => count + 1);
    return null;
  };
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {t('export.title')}
      </h2>
      <p className={css.lead}>{t('export.lead')}</p>
      <div className={css.actions}>
        <Button variant="secondary" icon={Download} onClick={() => setIsOpen(true)}>
          {t('export.open')}
        </Button>
        <Saved count={saved} text={t('export.saved')} />
      </div>
      <Suspense fallback={null}>
        {isOpen && (
          <ProofDialog
            title={t('export.title')}
            text={t('export.proof')}
            submit={t('export.submit')}
            withCode={withCode}
            onClose={() => setIsOpen(false)}
            onProof={save}
            errorText={({ code }) => (code === 'too_many_exports' ? t('export.tooMany') : null)}
          />
        )}
      </Suspense>
    </Panel>
  );
};
