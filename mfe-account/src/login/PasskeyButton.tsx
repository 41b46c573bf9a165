import { KeyRound } from 'shared-ui/icons';
import { useState, type ReactNode } from 'react';
import { useHydrated, useTexts, type ApiError } from 'shared-contracts';
import { networkError } from 'shared-contracts/errors';
import { Button } from 'shared-ui/button';
import { refusalText } from '../forms/form-texts.ts';
import { supportsPasskeys } from '../passkey/supports-passkeys.ts';
import { useCommerce } from '../session/commerce.ts';
import type { Session } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import * as css from './login-form.css.ts';

interface PasskeyButtonProps {
  readonly session: Session;
  readonly onDone: () => void;
}

/** J-144: the way in without a password. A browser without passkeys gets no button; its code is loaded when it is pressed. */
export const PasskeyButton = ({ session, onDone }: PasskeyButtonProps): ReactNode => {
  const t = useTexts(texts);
  const commerce = useCommerce();
  const isHydrated = useHydrated();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  if (isHydrated && !supportsPasskeys()) return null;
  const signIn = async (): Promise<void> => {
    setRefusal(null);
    const error = await import('./passkey-sign-in.ts').then(
      ({ signInWithPasskey }) => signInWithPasskey(commerce(), session),
      (cause: unknown) => networkError(cause),
    );
    if (error === null) onDone();
    else setRefusal(error);
  };
  return (
    <div className={css.passkey}>
      <p className={css.or}>{t('login.or')}</p>
      <Button variant="secondary" size="large" block icon={KeyRound} disabled={!isHydrated} className={css.passkeyButton} onClick={signIn}>
        {t('login.passkey')}
      </Button>
      <p role="alert" className={css.refusal}>
        {refusal !== null && (refusal.code.startsWith('passkey_') ? t('login.passkeyRefused') : refusalText(t, refusal))}
      </p>
    </div>
  );
};
