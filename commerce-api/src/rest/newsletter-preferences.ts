import { Type, type Static } from 'typebox';
import {
  isFrequency,
  newsletterFrequencies,
  newsletterTopics,
  type NewsletterFrequency,
  type NewsletterPreferences,
  type NewsletterTopic,
} from '../newsletter/preferences.ts';
import type { LinkPage } from '../server/link-page.ts';

/** What the form of the page sends: a box of each topic, and two choices. */
export const PreferencesForm = Type.Record(Type.String(), Type.String({ maxLength: 100 }), { maxProperties: 20 });

const topicLabels: Readonly<Record<NewsletterTopic, string>> = {
  promotions: 'Promocje i okazje',
  guides: 'Poradniki i testy',
  news: 'Nowości w sklepie i salonach',
};

const frequencyLabels: Readonly<Record<NewsletterFrequency, string>> = {
  all: 'Każda wiadomość',
  weekly: 'Najwyżej raz w tygodniu',
  monthly: 'Najwyżej raz w miesiącu',
};

const boxOf = (topic: NewsletterTopic): string => `topic-${topic}`;

/** J-319: the page on which a subscriber chooses topics, frequency and language; it works without scripts. */
export const preferencesPage = ({ topics, frequency, language }: NewsletterPreferences): LinkPage => ({
  heading: 'Twój newsletter',
  text: 'Wybierz, o czym i jak często piszemy.',
  choices: [
    {
      legend: 'Tematy',
      type: 'checkbox',
      options: newsletterTopics.map((topic) => ({
        name: boxOf(topic),
        value: '1',
        label: topicLabels[topic],
        isChosen: topics.includes(topic),
      })),
    },
    {
      legend: 'Jak często',
      type: 'radio',
      options: newsletterFrequencies.map((one) => ({
        name: 'frequency',
        value: one,
        label: frequencyLabels[one],
        isChosen: one === frequency,
      })),
    },
    {
      legend: 'Język wiadomości',
      type: 'radio',
      options: [
        { name: 'language', value: 'pl', label: 'Polski', isChosen: language === 'pl', lang: 'pl' },
        { name: 'language', value: 'ua', label: 'Українська', isChosen: language === 'ua', lang: 'uk' },
      ],
    },
  ],
  buttons: [{ label: 'Zapisz wybór' }],
});

/** What the form says; whatever it does not know is left at its default. */
export const chosenIn = (form: Static<typeof PreferencesForm>): NewsletterPreferences => {
  const { frequency = '', language } = form;
  return {
    topics: newsletterTopics.filter((topic) => form[boxOf(topic)] !== undefined),
    frequency: isFrequency(frequency) ? frequency : 'all',
    language: language === 'ua' ? 'ua' : 'pl',
  };
};
