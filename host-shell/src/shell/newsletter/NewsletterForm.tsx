import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useHydrated, useTexts } from 'shared-contracts';
import * as css from './newsletter.css.ts';
import { newsletterProblems, type NewsletterProblems } from './newsletter-rules.ts';
import { SUBSCRIBE_PATH, type Subscribe, type SubscribeOutcome } from './subscribe.ts';
import { newsletterTexts } from './texts.ts';

const PRIVACY_PAGE = '/polityka-prywatnosci.html';
// There is one such form on a page, drawn by the server and taken over by a root of its own: ids that both know.
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
  const element = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => element.current?.focus(), []);
  return (
    <p ref={element} className={css.done} role="status" tabIndex={-1}>
      {t('done', { email })}
    </p>
  );
};

interface NewsletterFormProps {
  /** Who sends the newsletter. */
  readonly company: string;
  /** Not there on the server: the form then sends itself, and the browser checks it. */
  readonly subscribe?: Subscribe;
}

/**
 * S-22, ∅28: address, agreement and button. Its controls keep their own text (no value from React), so that what is typed before
 * the code has come, or what was refused, stays.
 */
export const NewsletterForm = ({ company, subscribe }: NewsletterFormProps): ReactNode => {
  const t = useTexts(newsletterTexts);
  const isHydrated = useHydrated();
  const running = useRef(false);
  const [problems, setProblems] = useState<NewsletterProblems>({});
  const [outcome, setOutcome] = useState<SubscribeOutcome | null>(null);
  const [doneFor, setDoneFor] = useState<string | null>(null);

  const send = async (form: HTMLFormElement, ask: Subscribe): Promise<void> => {
    const data = new FormData(form);
    const values = { email: String(data.get('email') ?? '').trim(), checked_newsletter: data.has('checked_newsletter') };
    const tell = (found: NewsletterProblems): boolean => {
      setProblems(found);
      const [first] = Object.keys(found);
      if (first !== undefined) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return first !== undefined;
    };
    setOutcome(null);
    if (tell(newsletterProblems(values))) return;
    running.current = true;
    const answer = await ask(values);
    running.current = false;
    if (answer.kind === 'asked') setDoneFor(values.email);
    else if (answer.kind === 'refused') tell(answer.problems);
    else setOutcome(answer);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    if (subscribe === undefined) return;
    event.preventDefault();
    if (!running.current) void send(event.currentTarget, subscribe);
  };
  // A message goes with the next change of its field.
  const onInput = ({ target }: FormEvent): void => {
    if (!(target instanceof HTMLInputElement)) return;
    setProblems(({ [target.name as keyof NewsletterProblems]: _gone, ...others }) => others); // names of the form's own controls
  };

  if (doneFor !== null) return <Done email={doneFor} />;
  return (
    <form
      className={css.form}
      method="post"
      action={SUBSCRIBE_PATH}
      noValidate={isHydrated && subscribe !== undefined}
      onSubmit={onSubmit}
      onInput={onInput}
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
      {outcome?.kind === 'failed' && <Problem id="newsletter-failure">{t(`failed.${outcome.reason}`)}</Problem>}
      <a className={css.privacy} href={PRIVACY_PAGE}>
        {t('privacy')}
      </a>
    </form>
  );
};
