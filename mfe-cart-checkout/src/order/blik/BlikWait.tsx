import { useRef, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { OrderSecret } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Smartphone } from 'shared-ui/icons';
import { TextLink } from 'shared-ui/link';
import { payPath } from '../order-paths.ts';
import { orderErrorText } from '../order-error.ts';
import { texts } from '../texts.ts';
import * as css from './blik.css.ts';
import { BlikCodeField } from './BlikCodeField.tsx';
import { useBlik } from './use-blik.ts';

interface BlikWaitProps {
  readonly secret: OrderSecret;
  readonly method: string;
  readonly onPaid: () => void;
  readonly now?: () => number;
}

/** K-08: waits for the confirmation with a countdown; takes a new code when the payment was refused. */
export const BlikWait = ({ secret, method, onPaid, now = Date.now }: BlikWaitProps): ReactNode => {
  const t = useTexts(texts);
  const form = useRef<HTMLFormElement>(null);
  const blik = useBlik(secret, method, onPaid, now);
  const { view } = blik;
  if (view.kind === 'waiting')
    return (
      <div className={css.wait}>
        <Icon of={Smartphone} size={32} />
        <h2 className={css.waitTitle} role="status">
          {t('blik.confirm')}
        </h2>
        <BlikClock end={view.expiresAt} now={now} />
        <p className={css.hint}>{t('blik.confirmText')}</p>
      </div>
    );
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await blik.send())) form.current?.querySelector('input')?.focus();
  };
  const refusal = view.refusal === null ? null : t(`blik.refused.${view.refusal}`);
  return (
    <form ref={form} className={css.again} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={css.waitTitle}>{t('blik.again')}</h2>
      <BlikCodeField
        value={blik.code}
        isWrong={blik.isCodeWrong}
        refusal={blik.isCodeWrong ? null : blik.failure === null ? refusal : orderErrorText(blik.failure, t)}
        onChange={blik.type}
      />
      <Button type="submit" size="large" busy={blik.isBusy}>
        {t('blik.pay')}
      </Button>
      <TextLink to={payPath(secret, true)}>{t('blik.other')}</TextLink>
    </form>
  );
};

const everySecond = (notify: () => void): (() => void) => {
  const timer = setInterval(notify, 1000);
  return () => clearInterval(timer);
};

/** Minutes and seconds that are left to confirm. */
const BlikClock = ({ end, now }: { readonly end: number; readonly now: () => number }): ReactNode => {
  const t = useTexts(texts);
  const left = useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((end - now()) / 1000)),
    () => 0,
  );
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className={css.clock} role="timer" aria-label={t('blik.left', { time: text })}>
      {text}
    </p>
  );
};
