import { useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { refusalText } from '../../forms/form-texts.ts';
import { useCommerce } from '../../session/commerce.ts';
import { useSession } from '../../session/use-session.ts';
import { texts } from '../../texts.ts';
import * as css from '../security.css.ts';
import { securityTexts } from '../texts.ts';

/** Asks once more, signs all devices out and leaves a guest here. */
export default function SignOutEverywhere({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(securityTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { leave, endRefusedSession } = useSession();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const signOut = async (): Promise<void> => {
    setRefusal(null);
    const answer = await commerce().endAllSessions();
    if (answer.ok) return leave();
    endRefusedSession(answer.error);
    setRefusal(answer.error);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('devices.allTitle')}
      footer={
        <>
          <Button onClick={signOut}>{t('devices.allYes')}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('devices.allNo')}
          </Button>
        </>
      }
    >
      <p>{t('devices.allText')}</p>
      <p role="alert" className={css.refusal}>
        {refusal !== null && refusalText(translate, refusal)}
      </p>
    </Dialog>
  );
}
