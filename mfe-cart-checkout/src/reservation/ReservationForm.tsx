import { useConnection, useTexts } from 'shared-contracts';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { RESERVATION_DRAFT } from 'shared-contracts/storage';
import { ADDRESS_LIMITS } from 'shared-contracts/checkout';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { emailInput, TextField } from 'shared-ui/text-field';
import { StepRefusal } from '../checkout/frame/StepRefusal.tsx';
import * as form from '../checkout/frame/step-form.css.ts';
import { CONTACT_FIELDS, parseProblem, reservationSchema, type ContactField } from './contact-rules.ts';
import { refusalText } from './refusal-text.ts';
import * as css from './reservation.css.ts';
import type { ReservationState } from './reservation-state.ts';
import { ShopChoice } from './ShopChoice.tsx';
import { texts } from './texts.ts';
import type { ChangeReservation } from './use-reservation.ts';

interface ReservationFormProps {
  readonly reservation: ReservationState;
  readonly change: ChangeReservation;
  readonly onDone: () => void;
}

/** Autofill and keyboard attributes of a field. */
const ATTRIBUTES: Readonly<Record<ContactField, ComponentProps<'input'>>> = {
  firstname: { autoComplete: 'given-name', autoCapitalize: 'words' },
  telephone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: emailInput,
};

/** K-16: the shop and who collects; what is typed is kept for this tab. */
export const ReservationForm = ({ reservation, change, onDone }: ReservationFormProps): ReactNode => {
  const t = useTexts(texts);
  const connection = useConnection();
  const { reservationId, contact, shop, shops } = reservation;
  const [kept] = useState(() => {
    const draft = connection().storage.read(RESERVATION_DRAFT);
    return draft?.reservationId === reservationId ? draft : contact;
  });
  const [shopId, setShopId] = useState(shop === null ? null : Number(shop.id));
  const { props, busy, problems, error } = useForm({
    schema: reservationSchema,
    parseProblem,
    send: async ({ shop: chosen, ...who }) => {
      const failure = await change((rest) => rest.chooseReservationShop(reservationId, Number(chosen), who));
      if (failure === null) onDone();
      return failure;
    },
  });
  const fields = useRef<HTMLDivElement>(null);
  const keep = (): void => {
    const typed = (name: ContactField): string => fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
    const [firstname, telephone, email] = [typed('firstname'), typed('telephone'), typed('email')];
    connection().storage.write(RESERVATION_DRAFT, { reservationId, firstname, telephone, email });
  };
  return (
    <form {...props} className={form.form}>
      <StepRefusal text={error === null ? (problems.shop ? t('shop.required') : null) : refusalText(error, t)} />
      <ShopChoice shops={shops} chosen={shopId} onChoose={setShopId} />
      <fieldset className={form.group}>
        <legend className={form.legend}>{t('contact.legend')}</legend>
        <div ref={fields} className={css.fields} onInput={keep}>
          {CONTACT_FIELDS.map((field) => {
            const problem = problems[field];
            return (
              <TextField
                key={field}
                {...ATTRIBUTES[field]}
                name={field}
                label={t(`field.${field}`)}
                defaultValue={kept?.[field] ?? ''}
                maxLength={ADDRESS_LIMITS[field] + 20} // Beyond the limit it is explained, not cut off.
                required
                {...(field === 'telephone' && { hint: t('contact.hint') })}
                {...(problem !== undefined && { error: t(`problem.${problem}`) })}
              />
            );
          })}
        </div>
      </fieldset>
      <Button type="submit" size="large" busy={busy} className={css.next}>
        {t('next')}
      </Button>
    </form>
  );
};
