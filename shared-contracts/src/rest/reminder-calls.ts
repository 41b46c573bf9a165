/** Reminders of products that are sold out or may get cheaper (O-09, A-54, J-171). */
import { succeeded } from '../errors/api-error.ts';
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

export interface ReminderQuestion {
  readonly email: string;
  readonly sku: string;
}

export function reminderCalls(client: Transport) {
  return {
    /** */
    notifyAboutAvailability: ({ email, sku }: ReminderQuestion) =>
      result(client.POST('/rest/V1/notify-about-availability', { body: { email, sku } })),
    /** @param price what the product costs now, grosze */
    notifyAboutPrice: ({ email, sku }: ReminderQuestion, price: number) =>
      result(client.POST('/rest/V1/notify-about-price', { body: { email, sku, price } })),
    /** The signed-in customer's e-mail address. */
    readOwnAddress: async () => {
      const customer = await result(client.GET('/rest/V1/customers/me'));
      return customer.ok ? succeeded(customer.value.email) : customer;
    },
    /** What the customer waits for. */
    readReminders: () => result(client.GET('/rest/V1/reminders')),
    /** J-312: whether the customer is reminded once of a rating that was not given. */
    readRatingReminder: () => result(client.GET('/rest/V1/customers/me/rating-reminder')),
    setRatingReminder: (isOn: boolean) => result(client.PUT('/rest/V1/customers/me/rating-reminder', { body: { is_on: isOn } })),
    endReminder: (reminderId: number) => result(client.DELETE('/rest/V1/reminders/{reminderId}', { params: { path: { reminderId } } })),
  };
}
