import { Pencil, Trash2 } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import type { Passkey } from 'shared-contracts/rest';
import { IconButton } from 'shared-ui/button';
import { formatMoment } from '../../session/format-moment.ts';
import * as css from '../devices/devices.css.ts';
import { factorTexts } from '../factor/texts.ts';
import * as own from './passkeys.css.ts';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One passkey: its name, when it was made and used last, and in which store it can be used where that is another one. */
export const PasskeyRow = ({ passkey, onRename, onRemove }: PasskeyRowProps): ReactNode => {
  const t = useTexts(factorTexts);
  const language = useLanguage();
  const { host, created_at, last_used_at } = passkey;
  const name = passkey.name ?? t('passkeys.unnamed');
  return (
    <li className={css.device}>
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p className={css.times}>
          <span>{t('passkeys.created', { date: formatMoment(created_at, language) })}</span>
          <span>{last_used_at === null ? t('passkeys.unused') : t('passkeys.used', { date: formatMoment(last_used_at, language) })}</span>
          {host !== location.hostname && <span>{t('passkeys.host', { host })}</span>}
        </p>
      </div>
      <div className={own.tools}>
        <IconButton icon={Pencil} label={t('passkeys.rename', { name })} onClick={onRename} />
        <IconButton icon={Trash2} label={t('passkeys.remove', { name })} onClick={onRemove} />
      </div>
    </li>
  );
};
