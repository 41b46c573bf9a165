import { useContext, useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { providerOf } from 'shared-contracts/codes';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { useRest } from '../../connection/use-rest.ts';
import { LeaveContext } from '../leave.ts';
import { orderErrorText } from '../order-error.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { texts } from '../texts.ts';
import * as css from '../view/order.css.ts';

/** the way to the application at the lender, which has it open as long as it decides. */
export const ToApplication = ({ order }: { readonly order: Order }): ReactNode => {
  const t = useTexts(texts);
  const rest = useRest();
  const leave = useContext(LeaveContext);
  const [error, setError] = useState<ApiError | 'gone' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const go = async (): Promise<void> => {
    const provider = providerOf(order.payment.method);
    if (provider === undefined) return;
    setBusy(true);
    const answer = await rest().postPlaceOrderData(provider, { order: order.number, hash: order.hash });
    setBusy(false);
    const address = answer.ok ? safeRedirect(answer.value.redirect_url, location.origin) : null;
    if (address !== null) leave(address);
    else setError(answer.ok ? 'gone' : answer.error);
  };
  return (
    <>
      <div className={css.buttons}>
        <Button onClick={go} busy={isBusy}>
          {t('credit.go')}
        </Button>
      </div>
      <div role="alert">
        {error !== null && <p className={css.problem}>{error === 'gone' ? t('error.failed') : orderErrorText(error, t)}</p>}
      </div>
    </>
  );
};
