import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { CART_PATH, isUnavailable, useCartService, useTexts } from 'shared-contracts';
import { polishDay } from 'shared-contracts/delivery';
import { LONGEST_GIFT_MESSAGE, LONGEST_GIFT_NAME } from 'shared-contracts/gift-cards';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { useForm } from 'shared-ui/form';
import { CreditCard } from 'shared-ui/icons';
import { Panel } from 'shared-ui/page-container';
import { TextArea } from 'shared-ui/text-area';
import { TextField } from 'shared-ui/text-field';
import { StepRefusal } from '../../checkout/frame/StepRefusal.tsx';
import * as form from '../../checkout/frame/step-form.css.ts';
import * as css from '../gift-cards.css.ts';
import { texts } from '../texts.ts';
import { CardChoice } from './CardChoice.tsx';
import { furthestDay, giftSchema, parseGiftProblem, type GiftProblem } from './gift-rules.ts';
import { useCards } from './use-cards.ts';

/** Beyond its limit a text is explained, not cut off. */
const ROOM = 40;

/** J-250: a card for somebody, put into the cart. */
export const GiftForm = (): ReactNode => {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const cart = useCartService();
  const { view, reload } = useCards();
  const [today] = useState(() => polishDay(Date.now()));
  const { props, busy, problems, error } = useForm({
    schema: giftSchema(today),
    parseProblem: parseGiftProblem,
    send: async ({ sku, recipient_name: recipientName, recipient_email: recipientEmail, message, day }) => {
      const outcome = await cart.add({ sku, qty: 1, gift: { recipientName, recipientEmail, message, day } });
      // Without a connection it waits, and is shown in the cart as such.
      if (!outcome.ok && !isUnavailable(outcome.error)) return outcome.error;
      void navigate(CART_PATH);
      return null;
    },
  });
  const errorOf = (problem: GiftProblem | undefined) =>
    problem === undefined ? {} : { error: problem === 'value' ? t('value.required') : t(`problem.${problem}`) };
  if (view.kind !== 'found')
    return view.kind === 'loading' ? (
      <div className={css.formPlace} aria-busy="true" />
    ) : (
      <Panel>
        <ErrorMessage title={t('value.failed.title')} text={t('value.failed.text')} onRetry={reload} />
      </Panel>
    );
  if (view.cards.length === 0)
    return (
      <Panel>
        <EmptyState icon={CreditCard} title={t('value.none.title')} text={t('value.none.text')} />
      </Panel>
    );
  return (
    <form {...props} className={form.form}>
      <StepRefusal text={error === null ? null : error.message || t('add.failed')} />
      <CardChoice cards={view.cards} {...errorOf(problems.sku)} />
      <fieldset className={form.group}>
        <legend className={form.legend}>{t('who.legend')}</legend>
        <div className={form.card}>
          <TextField
            label={t('field.recipient_name')}
            name="recipient_name"
            autoComplete="off"
            autoCapitalize="words"
            maxLength={LONGEST_GIFT_NAME + ROOM}
            required
            {...errorOf(problems.recipient_name)}
          />
          <TextField
            label={t('field.recipient_email')}
            name="recipient_email"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...errorOf(problems.recipient_email)}
          />
          <TextArea
            label={t('field.message')}
            name="message"
            optional
            hint={t('field.message.hint', { most: LONGEST_GIFT_MESSAGE })}
            maxLength={LONGEST_GIFT_MESSAGE + ROOM}
            {...errorOf(problems.message)}
          />
          <TextField
            label={t('field.day')}
            name="day"
            type="date"
            defaultValue={today}
            min={today}
            max={furthestDay(today)}
            hint={t('field.day.hint')}
            required
            {...errorOf(problems.day)}
          />
        </div>
      </fieldset>
      <Button type="submit" size="large" busy={busy} className={css.add}>
        {t('add')}
      </Button>
    </form>
  );
};
