import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import { useCommerce } from '../../session/commerce.ts';
import { useSession } from '../../session/use-session.ts';
import { securityTexts } from '../texts.ts';

/** Asks once more, signs all devices out and leaves a guest here. */
export default function SignOutEverywhere({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(securityTexts);
  const commerce = useCommerce();
  const { leave } = useSession();
  const signOut = async () => {
    const answer = await commerce().endAllSessions();
    if (!answer.ok) return answer.error;
    leave();
    return null;
  };
  return (
    <ConfirmDialog title={t('devices.allTitle')} yes={t('devices.allYes')} no={t('devices.allNo')} onYes={signOut} onClose={onClose}>
      <p>{t('devices.allText')}</p>
    </ConfirmDialog>
  );
}
