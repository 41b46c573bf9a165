import { useEffect, useState, type ReactNode } from 'react';
import { useConnection, useTexts, type Connection, type Grosze } from 'shared-contracts';
import { createReminderClient } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { useForm } from 'shared-ui/form';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { emailInput, TextField } from 'shared-ui/text-field';
import { failureOf, parseProblem, reminderSchema } from './reminder-rules.ts';
import * as css from './reminder.css.ts';
import { reminderTexts } from './texts.ts';

interface ReminderFormProps {
  readonly sku: string;
  readonly kind: 'stock' | 'price';
  /** What the product costs now. */
  readonly price: Grosze;
}

interface Done {
  readonly email: string;
  /** False: the link in the e-mail has to be opened first. */
  readonly isActive: boolean;
}

const restOf = ({ fetch, store, token }: Connection) =>
  createReminderClient({ baseUrl: location.origin, fetch: (request) => fetch(request), store, token });

const DoneNote = ({ kind, email, isActive }: Done & Pick<ReminderFormProps, 'kind'>): ReactNode => {
  const t = useTexts(reminderTexts);
  // The button that had the focus is gone.
  const element = useInitialFocus<HTMLDivElement>();
  return (
    <div ref={element} className={css.done} role="status" tabIndex={-1}>
      <p className={css.doneTitle}>{t(kind === 'stock' ? 'done.stock' : 'done.price')}</p>
      {!isActive && <p>{t('confirm', { email })}</p>}
    </div>
  );
};

/** O-09, ∅54: asks for one e-mail about a product. A customer finds their own address in it. */
export default function ReminderForm({ sku, kind, price }: ReminderFormProps): ReactNode {
  const t = useTexts(reminderTexts);
  const connection = useConnection();
  // The form appears because the shopper has asked for it.
  const field = useInitialFocus<HTMLInputElement>();
  const [done, setDone] = useState<Done | null>(null);
  const { props, busy, problems, error } = useForm({
    schema: reminderSchema,
    parseProblem,
    send: async ({ email }) => {
      const rest = restOf(connection());
      const answer = await (kind === 'stock' ? rest.notifyAboutAvailability({ email, sku }) : rest.notifyAboutPrice({ email, sku }, price));
      if (!answer.ok) return answer.error;
      setDone({ email, isActive: answer.value.is_active });
      return null;
    },
  });
  useEffect(() => {
    if (connection().token() === undefined) return;
    let isCurrent = true;
    void restOf(connection())
      .readOwnAddress()
      .then((own) => {
        if (isCurrent && own.ok && field.current?.value === '') field.current.value = own.value;
      });
    return () => {
      isCurrent = false;
    };
  }, [connection, field]);

  if (done !== null) return <DoneNote kind={kind} {...done} />;
  const failure = error && failureOf(error);
  return (
    <form {...props} className={css.form}>
      <p className={css.lead}>{kind === 'stock' ? t('lead.stock') : t('lead.price', { price })}</p>
      <TextField
        ref={field}
        label={t('email')}
        name="email"
        {...emailInput}
        maxLength={254}
        required
        {...(problems.email && { error: t(problems.email === 'email' ? 'problem.email' : 'problem.required') })}
      />
      <Checkbox name="agreed" value="true" required error={problems.agreed && t('problem.agreed')}>
        {t('agreed')}
      </Checkbox>
      <div role="alert">
        {error && failure !== null && <p className={css.failure}>{failure === 'refused' ? error.message : t(`failed.${failure}`)}</p>}
      </div>
      <Button type="submit" variant={kind === 'stock' ? 'primary' : 'secondary'} busy={busy} className={css.submit}>
        {t(kind === 'stock' ? 'submit.stock' : 'submit.price')}
      </Button>
    </form>
  );
}
