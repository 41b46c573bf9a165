import { useCallback, useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { Bell } from 'shared-ui/icons';
import { refusalText } from '../forms/form-texts.ts';
import { useCommerce, type Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import * as css from './order.css.ts';
import { orderTexts } from './texts.ts';

/** J-290: an e-mail before the warranty of what was bought ends, asked for and ended here; nothing while no warranty lasts. */
export const WarrantyReminder = ({ order: { number, items } }: { readonly order: Pick<Order, 'number' | 'items'> }): ReactNode =>
  items.some(({ warranty_until: until }) => until != null) ? <Switch number={number} /> : null;

const Switch = ({ number }: { readonly number: string }): ReactNode => {
  const t = useTexts(orderTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const { answer, setValue } = useRequest(useCallback((calls: Commerce) => calls.readWarrantyReminder(number), [number]));
  const [isChanged, setIsChanged] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  // Beside all that an order shows a failure here tells nothing that matters; the next visit asks again.
  if (answer.state !== 'ready' || !answer.value.is_offered) return null;
  const { is_on: isOn } = answer.value;
  const change = async (): Promise<void> => {
    setError(null);
    setIsChanged(false);
    const changed = await commerce().setWarrantyReminder(number, !isOn);
    if (!changed.ok) {
      endRefusedSession(changed.error);
      setError(changed.error);
      return;
    }
    setValue(changed.value);
    setIsChanged(true);
  };
  return (
    <div className={css.reminder}>
      <p className={css.muted}>{isOn ? t('warranty.isOn') : t('warranty.text')}</p>
      <Button variant="quiet" icon={Bell} onClick={change}>
        {isOn ? t('warranty.end') : t('warranty.ask')}
      </Button>
      <p role="status">{isChanged && (isOn ? t('warranty.asked') : t('warranty.ended'))}</p>
      <p role="alert">{error !== null && refusalText(translate, error)}</p>
    </div>
  );
};
