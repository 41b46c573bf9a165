import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { OrderSecret } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { Icon } from 'shared-ui/icon';
import { Smartphone } from 'shared-ui/icons';
import { TextLink } from 'shared-ui/link';
import { object } from 'valibot';
import { payPath } from '../order-paths.ts';
import { orderErrorText } from '../order-error.ts';
import { texts } from '../texts.ts';
import { blikCodeField } from './blik-code.ts';
import * as css from './blik.css.ts';
import { BlikCodeField } from './BlikCodeField.tsx';
import { useBlik, type BlikPayment, type BlikView } from './use-blik.ts';

interface BlikWaitProps {
  readonly secret: OrderSecret;
  readonly method: string;
  readonly onPaid: () => void;
  readonly now?: () => number;
}

/** K-08: waits for the confirmation with a countdown; takes a new code when the payment was refused. */
export const BlikWait = ({ secret, method, onPaid, now = Date.now }: BlikWaitProps): ReactNode => {
  const t = useTexts(texts);
  const { view, send } = useBlik(secret, method, onPaid, now);
  if (view.kind === 'code') return <NewCode secret={secret} refusal={view.refusal} send={send} />;
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
};

interface NewCodeProps extends Pick<BlikWaitProps, 'secret'>, Pick<BlikPayment, 'send'> {
  readonly refusal: Extract<BlikView, { readonly kind: 'code' }>['refusal'];
}

const codeSchema = /* @__PURE__ */ object({ blik_code: /* @__PURE__ */ blikCodeField() });

/** The form for another code, which says why the one before was refused. */
const NewCode = ({ secret, refusal, send }: NewCodeProps): ReactNode => {
  const t = useTexts(texts);
  const [code, setCode] = useState('');
  const { props, busy, problems, error } = useForm({
    schema: codeSchema,
    parseProblem: String,
    send: ({ blik_code }) => send(blik_code),
  });
  const isWrong = problems.blik_code !== undefined;
  const refused = refusal === null ? null : t(`blik.refused.${refusal}`);
  return (
    <form {...props} className={css.again}>
      <h2 className={css.waitTitle}>{t('blik.again')}</h2>
      <BlikCodeField
        value={code}
        isWrong={isWrong}
        refusal={isWrong ? null : error === null ? refused : orderErrorText(error, t)}
        onChange={setCode}
      />
      <Button type="submit" size="large" busy={busy}>
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
