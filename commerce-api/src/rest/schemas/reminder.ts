import { Type } from 'typebox';
import { Money, nullable, oneOf } from './common.ts';
import { reminderKinds } from '../../reminders/reminder.ts';

const email = Type.String({ maxLength: 300 });
const sku = Type.String({ minLength: 1, maxLength: 64 });

/** */
export const AskAvailabilityBody = Type.Object({ email, sku });

/** J-171 */
export const AskPriceBody = Type.Object({
  email,
  sku,
  price: Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'What the product costs where the reminder is asked for, grosze' }),
});

export const ReminderAnswer = Type.Object({
  is_active: Type.Boolean({
    description:
      'It waits; only customers learn so of their own address. Otherwise the owner of the mailbox has to use the link that is sent there',
  }),
});

/** What a customer waits for. */
export const Reminders = Type.Array(
  Type.Object({
    reminder_id: Type.Integer(),
    product_id: Type.Integer(),
    kind: oneOf(reminderKinds),
    is_active: Type.Boolean({ description: 'False until the link in the e-mail has been used' }),
    price_seen: nullable(Money('Of `price`: what the product cost when the reminder was asked for')),
    asked_at: Type.String({ format: 'date-time' }),
  }),
  { description: 'Newest first' },
);
