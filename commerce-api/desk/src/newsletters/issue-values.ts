import type { FieldValues } from 'react-hook-form';
import type { IssueBody, Newsletter } from './newsletter-calls.ts';

export const stores = ['amperio', 'amperio_pro'] as const;
export const topics = ['promotions', 'guides', 'news'] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the form begins with. */
export const issueValues = (issue: Newsletter | null): FieldValues => ({
  store: issue?.store ?? 'amperio',
  topic: issue?.topic ?? 'promotions',
  title_pl: issue?.title_pl ?? '',
  source_pl: issue?.source_pl ?? '',
  title_ua: issue?.title_ua ?? '',
  source_ua: issue?.source_ua ?? '',
});

/** What the form says. */
export const issueBody = (values: FieldValues): IssueBody => ({
  store: stores.find((one) => one === values['store']) ?? 'amperio',
  topic: topics.find((one) => one === values['topic']) ?? 'promotions',
  title_pl: text(values['title_pl']),
  source_pl: text(values['source_pl']),
  title_ua: text(values['title_ua']),
  source_ua: text(values['source_ua']),
});
