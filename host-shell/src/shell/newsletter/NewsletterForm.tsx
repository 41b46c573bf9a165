import { useState, type ReactNode } from 'react';
import { useHydrated, useTexts } from 'shared-contracts';
import { useForm } from 'shared-ui/form';
import { useInitialFocus } from 'shared-ui/initial-focus';
import * as css from './newsletter.css.ts';
import { newsletterSchema, parseProblem } from './newsletter-rules.ts';
import { failureOf, SUBSCRIBE_PATH, type Subscribe } from './subscribe.ts';
import { newsletterTexts } from './texts.ts';

const PRIVACY_PAGE = '/polityka-prywatnosci.html';
// One such form on a page, server-rendered and hydrated by a root of its own: fixed ids, equal in both.
const EMAIL = 'newsletter-email';
const AGREEMENT = 'newsletter-agreement';

const Problem = ({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode => (
  <p id={id} className={css.problem} role="alert">
    {children}
  </p>
);

/** Attributes of a control that is wrong. */
const wrong = (id: string, problem: unknown) => (problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id });

const Done = ({ email }: { readonly email: string }): ReactNode => {
  const t = useTexts(newsletterTexts);
  // The button that had the focus is gone.
  const element = useInitialFocus<HTMLParagraphElement>();
  return (
    <p ref={element} className={css.done} role="status" tabIndex={-1}>
      {t('done', { email })}
    </p>
  );
};

interface NewsletterFormProps {
  /** The legal entity that sends the newsletter. */
  readonly company: string;
  /** Missing on the server: without scripts the browser checks and posts the form. */
  readonly subscribe?: Subscribe;
}

/** S-22, ∅28: address, agreement and button. The controls are uncontrolled: text typed before hydration stays. */
export const NewsletterForm = ({ company, subscribe }: NewsletterFormProps): ReactNode => {
  const t = useTexts(newsletterTexts);
  const isHydrated = useHydrated();
  const [doneFor, setDoneFor] = useState<string | null>(null);
  const { props, problems, error } = useForm({
    schema: newsletterSchema,
    parseProblem,
    send: async (values) => {
      const failure = (await subscribe?.(values)) ?? null;
      if (failure === null) setDoneFor(values.email);
      return failure;
    },
  });

  if (doneFor !== null) return <Done email={doneFor} />;
  return (
    <form
      {...props}
      className={css.form}
      method="post"
      action={SUBSCRIBE_PATH}
      noValidate={isHydrated && subscribe !== undefined}
      onSubmit={subscribe === undefined ? undefined : props.onSubmit}
    >
      <label className={css.label} htmlFor={EMAIL}>
        {t('email')}
      </label>
      <div className={css.line}>
        <input
          id={EMAIL}
          className={css.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          // As the server sees it, for browsers that check by themselves.
          pattern={'[^@\\s]+@[^@\\s]+\\.[^@\\s.]{2,}'}
          required
          {...wrong(`${EMAIL}-problem`, problems.email)}
        />
        {problems.email && <Problem id={`${EMAIL}-problem`}>{t(`problem.${problems.email}`)}</Problem>}
        <button type="submit" className={css.submit}>
          {t('submit')}
        </button>
      </div>
      <label className={css.agreement}>
        <input
          name="checked_newsletter"
          type="checkbox"
          value="true"
          required
          {...wrong(`${AGREEMENT}-problem`, problems.checked_newsletter)}
        />
        <span>{t('agreement', { company })}</span>
      </label>
      {problems.checked_newsletter && <Problem id={`${AGREEMENT}-problem`}>{t('problem.agreement')}</Problem>}
      {error && <Problem id="newsletter-failure">{t(`failed.${failureOf(error)}`)}</Problem>}
      <a className={css.privacy} href={PRIVACY_PAGE}>
        {t('privacy')}
      </a>
    </form>
  );
};
