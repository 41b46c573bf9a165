import type { Language } from 'shared-contracts';

/** What an issue is about. */
export const newsletterTopics = ['promotions', 'guides', 'news'] as const;
export type NewsletterTopic = (typeof newsletterTopics)[number];

/** How often issues are wanted: all of them, or at most one in so many days. */
export const newsletterFrequencies = ['all', 'weekly', 'monthly'] as const;
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

/** Days that lie at least between two issues. */
export const quietDays: Readonly<Record<Exclude<NewsletterFrequency, 'all'>, number>> = { weekly: 7, monthly: 30 };

/** J-319: what a subscriber has chosen. */
export interface NewsletterPreferences {
  readonly topics: readonly NewsletterTopic[];
  readonly frequency: NewsletterFrequency;
  readonly language: Language;
}

export const isFrequency = (value: string): value is NewsletterFrequency => newsletterFrequencies.some((one) => one === value);
