import { hydrateRoot } from 'react-dom/client';
import { LanguageContext, type Language } from 'shared-contracts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { createSubscribe } from './subscribe.ts';
import { newsletterTexts } from './texts.ts';

interface Circumstances {
  readonly language: Language;
  readonly company: string;
  readonly fetch: typeof window.fetch;
}

/** Brings a form to life that the server has rendered; what is typed in it stays. */
export const takeOverNewsletter = async (form: Element, { language, company, fetch }: Circumstances): Promise<void> => {
  await newsletterTexts.load(language);
  hydrateRoot(
    form,
    <LanguageContext value={language}>
      <NewsletterForm company={company} subscribe={createSubscribe(fetch)} />
    </LanguageContext>,
    // A footer that comes back from a page without one is as it was left: rendered again then.
    { onRecoverableError: () => undefined },
  );
};
