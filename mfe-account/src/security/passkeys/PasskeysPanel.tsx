import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import type { Passkey, Proof } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { KeyRound } from 'shared-ui/icons';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { LiveRegion } from 'shared-ui/live-region';
import { Panel } from 'shared-ui/page-container';
import { supportsPasskeys } from '../../passkey/supports-passkeys.ts';
import { useCommerce } from '../../session/commerce.ts';
import * as list from '../devices/devices.css.ts';
import * as factor from '../factor/factor.css.ts';
import { factorTexts } from '../factor/texts.ts';
import * as css from '../security.css.ts';
import { addPasskey } from './add-passkey.ts';
import { PasskeyRow } from './PasskeyRow.tsx';

const ProofDialog = lazyPart(() => import('../proof/ProofDialog.tsx'), FailedDialog);
const RenameDialog = lazyPart(() => import('./RenameDialog.tsx'), FailedDialog);

const refusals = {
  passkey_cancelled: 'addPasskey.cancelled',
  passkey_exists: 'addPasskey.exists',
  passkey_impossible: 'addPasskey.impossible',
} as const;
const isRefusal = (code: string): code is keyof typeof refusals => code in refusals;

interface PasskeysPanelProps {
  readonly passkeys: readonly Passkey[];
  /** Whether the second factor is on: then its code is asked for, too. */
  readonly withCode: boolean;
  readonly onChange: (passkeys: readonly Passkey[]) => void;
}

type Open = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey };

/** J-144: the customer's passkeys; new ones are made here where the browser can. */
export const PasskeysPanel = ({ passkeys, withCode, onChange }: PasskeysPanelProps): ReactNode => {
  const t = useTexts(factorTexts);
  const commerce = useCommerce();
  const heading = useId();
  const rows = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [removals, setRemovals] = useState(0);
  // The button that was pressed is gone; behind an open dialog nothing takes the focus.
  useEffect(() => {
    if (removals > 0) rows.current?.focus();
  }, [removals]);
  const close = (): void => setOpen(null);
  const finish = (next: readonly Passkey[], message: string): void => {
    onChange(next);
    setAnnouncement(message);
    close();
  };

  const add = async (proof: Proof): Promise<ApiError | null> => {
    const answer = await addPasskey(commerce(), proof);
    if (!answer.ok) return answer.error;
    finish([...passkeys, answer.value], t('passkeys.added'));
    return null;
  };
  const remove = async ({ id }: Passkey, proof: Proof): Promise<ApiError | null> => {
    const answer = await commerce().removePasskey(id, proof);
    // 404: it has been removed elsewhere meanwhile, which is what was asked for.
    if (!answer.ok && answer.error.status !== 404) return answer.error;
    finish(
      passkeys.filter((passkey) => passkey.id !== id),
      t('passkeys.removed'),
    );
    setRemovals(removals + 1);
    return null;
  };

  return (
    <Panel aria-labelledby={heading}>
      <LiveRegion message={announcement} />
      <h2 id={heading} className={css.title}>
        {t('passkeys.title')}
      </h2>
      <p className={css.lead}>{t('passkeys.lead')}</p>
      <ul ref={rows} tabIndex={-1} className={list.list} aria-labelledby={heading}>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setOpen({ what: 'rename', passkey })}
            onRemove={() => setOpen({ what: 'remove', passkey })}
          />
        ))}
      </ul>
      {passkeys.length === 0 && <p className={factor.text}>{t('passkeys.none')}</p>}
      <div className={css.actions}>
        {supportsPasskeys() ? (
          <Button variant="secondary" icon={KeyRound} onClick={() => setOpen({ what: 'add' })}>
            {t('passkeys.add')}
          </Button>
        ) : (
          <p className={factor.text}>{t('passkeys.unsupported')}</p>
        )}
      </div>
      <Suspense fallback={null}>
        {open?.what === 'add' && (
          <ProofDialog
            title={t('addPasskey.title')}
            text={t('addPasskey.text')}
            submit={t('addPasskey.submit')}
            withCode={withCode}
            onClose={close}
            onProof={add}
            errorText={({ code }) => (isRefusal(code) ? t(refusals[code]) : null)}
          />
        )}
        {open?.what === 'rename' && (
          <RenameDialog
            passkey={open.passkey}
            onClose={close}
            onRenamed={(renamed) =>
              finish(
                passkeys.map((passkey) => (passkey.id === renamed.id ? renamed : passkey)),
                t('passkeys.renamed'),
              )
            }
          />
        )}
        {open?.what === 'remove' && (
          <ProofDialog
            title={t('removePasskey.title')}
            text={t('removePasskey.text', { name: open.passkey.name ?? t('passkeys.unnamed') })}
            submit={t('removePasskey.submit')}
            withCode={withCode}
            onClose={close}
            onProof={(proof) => remove(open.passkey, proof)}
          />
        )}
      </Suspense>
    </Panel>
  );
};
