import type { ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import { dayText, hoursText } from 'shared-contracts/delivery';
import { useDeliveryWords } from 'shared-ui/delivery';
import { TextLink } from 'shared-ui/link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { chosenPayment, type CheckoutCart } from '../cart/checkout-cart.ts';
import { chosenInstalments } from '../../service/instalment-plan.ts';
import type { InstalmentTerms } from '../../service/cart-schema.ts';
import type { CleanAddress } from '../../service/sanitize.ts';
import * as form from '../frame/step-form.css.ts';
import { offerText } from '../shipping/shipping-choice.ts';
import { pathOfStep, type Progress } from '../steps/checkout-steps.ts';
import { texts } from '../texts.ts';
import * as css from './summary.css.ts';

const addressLines = (address: CleanAddress): readonly string[] =>
  [
    address.company,
    address.vat_id && `NIP ${address.vat_id}`,
    [address.firstname, address.lastname].filter((part) => part).join(' '),
    (address.street ?? []).join(', '),
    [address.postcode, address.city].filter((part) => part).join(' '),
    address.telephone,
    address.email,
  ].filter((line): line is string => Boolean(line));

const planWords = ({ months, monthly, total, rrso }: InstalmentTerms) => ({ count: months, monthly, total, rrso: rrso / 100 });

/** What was chosen in the steps before, each with the way to change it. */
export const ChosenParts = ({ cart }: { readonly cart: CheckoutCart }): ReactNode => {
  const t = useTexts(texts);
  const words = useDeliveryWords();
  const language = useLanguage();
  const { shipping, shipping_address: delivery } = cart;
  const payment = chosenPayment(cart);
  const instalments = chosenInstalments(cart);
  const bank = payment?.banks.find(({ group }) => group === cart.payment?.additional_data.group);
  const isElsewhere = delivery !== null && delivery.same_as_billing === false;
  const parts: readonly { readonly step: keyof Progress; readonly lines: readonly ReactNode[] }[] = [
    {
      step: 'payment',
      lines: [
        payment?.title ?? '',
        ...(bank === undefined ? [] : [bank.name]),
        ...(instalments === null ? [] : [t('plan.chosen', planWords(instalments.terms))]),
      ],
    },
    {
      step: 'address',
      lines: [
        ...(cart.billing_address === null ? [] : addressLines(cart.billing_address)),
        ...(cart.with_invoice && cart.billing_address?.vat_id === null ? [t('summary.invoice')] : []),
        ...(isElsewhere ? [t('summary.elsewhere'), ...addressLines(delivery)] : []),
      ],
    },
    {
      step: 'shipping',
      lines:
        shipping === null
          ? []
          : [
              shipping.method_title,
              ...(shipping.pickup_point === null
                ? []
                : [
                    shipping.pickup_point.name,
                    `${shipping.pickup_point.street}, ${shipping.pickup_point.postcode} ${shipping.pickup_point.city}`,
                  ]),
              cart.delivery_date === null
                ? offerText(shipping, words)
                : t('day.chosen', { day: dayText(cart.delivery_date.date, language), hours: hoursText(cart.delivery_date.range) }),
            ],
    },
  ];
  return (
    <div className={css.parts}>
      {parts.map(({ step, lines }) => (
        <section key={step} className={form.card} aria-label={t(`steps.${step}`)}>
          <div className={css.partHead}>
            <h2 className={css.partTitle}>{t(`steps.${step}`)}</h2>
            <TextLink to={pathOfStep(step)}>
              {t('summary.change')}
              <VisuallyHidden>: {t(`steps.${step}`)}</VisuallyHidden>
            </TextLink>
          </div>
          <div>
            {lines.map((line, at) => (
              // The lines of a part are replaced together.
              <p key={at} className={css.line}>
                {line}
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};
