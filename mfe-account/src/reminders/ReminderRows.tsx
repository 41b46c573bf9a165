import { useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { FormRefusal } from 'shared-ui/form-refusal';
import { useQuery } from 'urql';
import { refusalText } from '../forms/form-texts.ts';
import { WishlistProductsDocument } from '../graphql/generated.ts';
import { useCommerce } from '../session/commerce.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import type { OwnReminders } from './own-reminders.ts';
import { ReminderRow } from './ReminderRow.tsx';
import * as css from './reminders.css.ts';

interface ReminderRowsProps {
  /** Of one page. */
  readonly reminders: OwnReminders;
  /** @param left all that are left */
  readonly onEnded: (left: OwnReminders) => void;
}

/** Reminders with what their products cost now. */
export const ReminderRows = ({ reminders, onEnded }: ReminderRowsProps): ReactNode => {
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const ids = [...new Set(reminders.map(({ product_id: id }) => id))];
  const [{ data }, ask] = useQuery({ query: WishlistProductsDocument, variables: { ids } });
  if (!data) return <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  const products = new Map(data.msProducts.items.map((product) => [product.id, product]));
  const end = async (id: number): Promise<void> => {
    setRefusal(null);
    const answer = await commerce().endReminder(id);
    if (answer.ok) return onEnded(answer.value);
    endRefusedSession(answer.error);
    setRefusal(answer.error);
  };
  return (
    <>
      <FormRefusal text={refusal && refusalText(translate, refusal)} />
      <ul className={css.list}>
        {reminders.map((reminder) => (
          <ReminderRow
            key={reminder.reminder_id}
            reminder={reminder}
            product={products.get(reminder.product_id) ?? null}
            onEnd={() => end(reminder.reminder_id)}
          />
        ))}
      </ul>
    </>
  );
};
