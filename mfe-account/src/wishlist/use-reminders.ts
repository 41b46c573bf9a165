import { useAtomValue, useSetAtom } from 'jotai';
import { raiseNotice, userAtom, useTexts, type Grosze } from 'shared-contracts';
import type { RemindersAnswer } from 'shared-contracts/rest';
import { refusalText } from '../forms/form-texts.ts';
import { useCommerce, type Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { texts } from '../texts.ts';
import { wishlistTexts } from './texts.ts';

type Reminder = Extract<RemindersAnswer, { readonly ok: true }>['value'][number];

/** What is to be waited for. */
export interface Wanted {
  readonly product: { readonly id: number; readonly sku: string; readonly final_price: Grosze };
  readonly kind: Reminder['kind'];
}

// One notice, however many switches are pressed.
const NOTICE = 'reminders';

export interface OwnReminders {
  /** Undefined: nobody waits. */
  readonly of: (wanted: Wanted) => Reminder | undefined;
  /** Begins or ends waiting, and shows the result as a notice. */
  readonly toggle: (wanted: Wanted) => Promise<void>;
}

const readReminders = (commerce: Commerce): ReturnType<Commerce['readReminders']> => commerce.readReminders();

/** O-09: the reminders of the customer. */
export const useReminders = (): OwnReminders => {
  const commerce = useCommerce();
  const raise = useSetAtom(raiseNotice);
  const t = useTexts(wishlistTexts);
  const formText = useTexts(texts);
  const { email } = useAtomValue(userAtom).currentUser;
  const { answer, reload, setValue } = useRequest(readReminders);
  const reminders: readonly Reminder[] = answer.state === 'ready' ? answer.value : [];

  const of = ({ product, kind }: Wanted): Reminder | undefined =>
    reminders.find((reminder) => reminder.product_id === product.id && reminder.kind === kind);
  const notify = (content: string): void => raise({ type: 'success', topic: 'wishlist', id: NOTICE, content });

  return {
    of,
    toggle: async (wanted) => {
      const { product, kind } = wanted;
      const own = of(wanted);
      if (own !== undefined) {
        const ended = await commerce().endReminder(own.reminder_id);
        if (!ended.ok) return raise({ type: 'error', topic: 'wishlist', id: NOTICE, content: refusalText(formText, ended.error) });
        setValue(ended.value);
        return notify(t('remind.off'));
      }
      const question = { email, sku: product.sku };
      const asked = await (kind === 'stock'
        ? commerce().notifyAboutAvailability(question)
        : commerce().notifyAboutPrice(question, product.final_price));
      if (!asked.ok) return raise({ type: 'error', topic: 'wishlist', id: NOTICE, content: refusalText(formText, asked.error) });
      await reload();
      notify(asked.value.is_active ? t('remind.on') : t('remind.confirm', { email }));
    },
  };
};
