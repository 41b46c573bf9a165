import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoney, grosze, useConnection, useTexts } from 'shared-contracts';
import { instalmentPlanId } from 'shared-contracts/codes';
import { Button } from 'shared-ui/button';
import { Percent } from 'shared-ui/icons';
import { cartStateAtom } from '../service/cart-atoms.ts';
import { useCartCommands } from '../service/use-cart.ts';
import { texts } from '../texts.ts';
import * as css from './summary.css.ts';

/** A-27, K-26: the cart is paid in instalments; which, is chosen in the checkout. */
export const BuyInInstalments = (): ReactNode => {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const connection = useConnection();
  const commands = useCartCommands();
  const { payment_methods: methods } = useAtomValue(cartStateAtom);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const plans = (methods ?? []).filter(({ code, available }) => available && instalmentPlanId(code) !== undefined);
  const monthly = plans.flatMap(({ plans: terms = [] }) => terms.map((one) => one.monthly));
  if (monthly.length === 0) return null;
  const buy = async (): Promise<void> => {
    setBusy(true);
    // Without its code nothing was changed; the next press asks for it again.
    const rest = await import('../connection/rest-of.ts').then(({ restOf }) => restOf(connection())).catch(() => null);
    const outcome = rest === null ? null : await commands().change((ref) => rest.forceInstallments(ref));
    setBusy(false);
    if (outcome?.ok === true) await navigate('/checkout/payment');
    else setFailed(true);
  };
  return (
    <>
      <Button variant="secondary" size="large" block icon={Percent} busy={isBusy} onClick={buy} className={css.instalments}>
        {t('summary.instalments', { amount: formatMoney(grosze(Math.min(...monthly))) })}
      </Button>
      <p role="alert" className={css.instalmentsError}>
        {hasFailed && t('error.change')}
      </p>
    </>
  );
};
