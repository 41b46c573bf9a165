import type { AppServices } from '../../server/app-services.ts';
import { ReminderCounts } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { deskProduct, mostListed } from './shared.ts';

/** What shoppers wait for, by product: how many, never who. */
export function deskReminderRoutes(services: AppServices) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/reminders',
      {
        schema: {
          operationId: 'reminderCounts',
          tags: ['desk'],
          summary: 'How many confirmed mailboxes wait for each product, the most wanted first (J-161)',
          response: { 200: ReminderCounts, ...errorAnswers },
        },
      },
      async () => {
        const rows = await services.database.run('desk.reminders', { most: mostListed });
        return {
          items: rows.map(({ request_path: path, stock, price, ...product }) => ({
            id: product.id,
            ...deskProduct(services, { ...product, path }),
            stock,
            price,
          })),
        };
      },
    );
  };
}
