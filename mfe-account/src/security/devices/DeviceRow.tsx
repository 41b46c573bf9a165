import { LogOut } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import type { CustomerSession } from 'shared-contracts/rest';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { formatMoment } from '../../session/format-moment.ts';
import { securityTexts } from '../texts.ts';
import * as css from './devices.css.ts';

/** J-145: how a session was begun where it was not with the password alone. */
const methods = { code: 'devices.byCode', 'recovery-code': 'devices.byRecoveryCode', passkey: 'devices.byPasskey' } as const;

interface DeviceRowProps {
  readonly session: CustomerSession;
  readonly onSignOut: () => Promise<void>;
}

/** One device: 'Chrome, Windows', when it was signed in and used last; another one than this can be signed out. */
export const DeviceRow = ({ session, onSignOut }: DeviceRowProps): ReactNode => {
  const t = useTexts(securityTexts);
  const language = useLanguage();
  const { browser, system, created_at, last_used_at, is_current, method } = session;
  const name = [browser, system].filter((part) => part !== null).join(', ') || t('devices.unknown');
  const since = formatMoment(created_at, language);
  return (
    <li className={css.device}>
      <div className={css.words}>
        <p className={css.name}>
          {name}
          {is_current && <Badge tone="success">{t('devices.current')}</Badge>}
        </p>
        <p className={css.times}>
          <span>
            {method === 'password'
              ? t('devices.since', { date: since })
              : t('devices.sinceBy', { date: since, method: t(methods[method]) })}
          </span>
          {!is_current && <span>{t('devices.used', { date: formatMoment(last_used_at, language) })}</span>}
        </p>
      </div>
      {!is_current && (
        <Button
          size="small"
          variant="secondary"
          icon={LogOut}
          onClick={onSignOut}
          aria-label={t('devices.signOutNamed', { name, date: since })}
        >
          {t('devices.signOut')}
        </Button>
      )}
    </li>
  );
};
