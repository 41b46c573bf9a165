import type { DataProvider } from 'ra-core';
import { actionsOf, answerOf, calls } from './api.ts';
import { DeskError } from './desk-error.ts';
import texts from './texts/pl.json';

const lists = {
  reviews: () => answerOf(calls.GET('/rest/V1/desk/reviews')),
  questions: () => answerOf(calls.GET('/rest/V1/desk/questions')),
  unanswered: () => answerOf(calls.GET('/rest/V1/desk/unanswered')),
  reminders: () => answerOf(calls.GET('/rest/V1/desk/reminders')),
  'error-reports': () => answerOf(calls.GET('/rest/V1/desk/error-reports')),
  tokens: () => answerOf(calls.GET('/rest/V1/desk/tokens')),
  complaints: () => answerOf(calls.GET('/rest/V1/desk/complaints')),
  withdrawals: () => answerOf(calls.GET('/rest/V1/desk/withdrawals')),
  surveys: () => answerOf(calls.GET('/rest/V1/desk/surveys')),
  audit: async (before?: number) => ({
    items: actionsOf(await answerOf(calls.GET('/rest/V1/desk/audit', { params: { query: { before } } }))),
  }),
} as const;

const isList = (name: string): name is keyof typeof lists => name in lists;

/** The desk has lists and decisions; the framework's other calls have no counterpart at the server. */
const notOffered = (): Promise<never> => Promise.reject(new DeskError(texts['error.unknown'], 0));

/** How the framework reads lists. */
export const dataProvider: DataProvider = {
  getList: async (resource, { meta }) => {
    if (!isList(resource)) return notOffered();
    const { items } = await lists[resource](meta?.before);
    // The framework lets its caller name the type of a record; each list of the desk is asked for with that of its call.
    return { data: items as never[], total: items.length };
  },
  getOne: notOffered,
  getMany: notOffered,
  getManyReference: notOffered,
  update: notOffered,
  updateMany: notOffered,
  create: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
};
