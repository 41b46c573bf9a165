import type { PageResolution, StructuredThing } from 'shared-contracts';

/** The questions that a page answers (P-25); null where it answers none. */
export const faqOf = (resolution: Pick<PageResolution, 'faq'> | null): StructuredThing | null => {
  const faq = resolution?.faq ?? [];
  if (faq.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
};
