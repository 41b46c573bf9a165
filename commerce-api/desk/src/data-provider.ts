import type { DataProvider } from 'ra-core';
import { actionsOf, answerOf, calls } from './api.ts';
import { DeskError } from './desk-error.ts';
import type { OrderState } from './orders/order-states.ts';
import texts from './texts/pl.json';

/** Which part of a list is read. */
export interface ListPart {
  /** Of the change log: only rows that are older than this one. */
  readonly before?: number;
  readonly search?: string;
  readonly state?: OrderState | undefined;
  readonly first?: 'newest' | 'oldest';
  readonly page?: number;
}

const lists = {
  reviews: () => answerOf(calls.GET('/rest/V1/desk/reviews')),
  questions: () => answerOf(calls.GET('/rest/V1/desk/questions')),
  unanswered: () => answerOf(calls.GET('/rest/V1/desk/unanswered')),
  reminders: () => answerOf(calls.GET('/rest/V1/desk/reminders')),
  'error-reports': () => answerOf(calls.GET('/rest/V1/desk/error-reports')),
  tokens: () => answerOf(calls.GET('/rest/V1/desk/tokens')),
  complaints: () => answerOf(calls.GET('/rest/V1/desk/complaints')),
  reservations: () => answerOf(calls.GET('/rest/V1/desk/reservations')),
  withdrawals: () => answerOf(calls.GET('/rest/V1/desk/withdrawals')),
  newsletters: () => answerOf(calls.GET('/rest/V1/desk/newsletters')),
  'page-votes': () => answerOf(calls.GET('/rest/V1/desk/page-votes')),
  'shop-reviews': () => answerOf(calls.GET('/rest/V1/desk/shop-reviews')),
  surveys: () => answerOf(calls.GET('/rest/V1/desk/surveys')),
  orders: ({ search, state, first, page }: ListPart) =>
    answerOf(calls.GET('/rest/V1/desk/orders', { params: { query: { search, state, first, page } } })),
  audit: async ({ before }: ListPart) => ({
    items: actionsOf(await answerOf(calls.GET('/rest/V1/desk/audit', { params: { query: { before } } }))),
  }),
} as const;

const isList = (name: string): name is keyof typeof lists => name in lists;

/** The desk has lists and decisions; the framework's other calls have no counterpart at the server. */
const notOffered = (): Promise<never> => Promise.reject(new DeskError(texts['error.unknown'], 0));

/** How the framework reads lists and orders. */
export const dataProvider: DataProvider = {
  getList: async (resource, { meta }) => {
    if (!isList(resource)) return notOffered();
    const answer = await lists[resource](meta ?? {});
    const { items } = answer;
    // The framework lets its caller name the type of a record; each list of the desk is asked for with that of its call.
    return { data: items as never[], total: 'total_count' in answer ? answer.total_count : items.length };
  },
  getOne: async (resource, { id }) =>
    resource === 'orders'
      ? { data: (await answerOf(calls.GET('/rest/V1/desk/orders/{id}', { params: { path: { id: Number(id) } } }))) as never }
      : notOffered(),
  getMany: notOffered,
  getManyReference: notOffered,
  update: notOffered,
  updateMany: notOffered,
  create: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
};
