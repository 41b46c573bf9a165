import { useAtomValue } from 'jotai';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { deliveryPlaceSlice, useTexts, type ApiError } from 'shared-contracts';
import { fieldProblemOf } from 'shared-contracts/checkout';
import { hasDeliveryCalendar } from 'shared-contracts/codes';
import { useForm } from 'shared-ui/form';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { TextLink } from 'shared-ui/link';
import { check, object, pipe, string } from 'valibot';
import type { PickupPoint, ShippingMethod } from '../../service/cart-schema.ts';
import { toPayOf } from '../cart/to-pay.ts';
import { NotOffered } from '../frame/NotOffered.tsx';
import { StepActions } from '../frame/StepActions.tsx';
import type { StepProps } from '../frame/step-props.ts';
import { StepRefusal } from '../frame/StepRefusal.tsx';
import * as css from '../frame/step-form.css.ts';
import { pathOfStep } from '../steps/checkout-steps.ts';
import { texts } from '../texts.ts';
import { DeliveryDay } from './day/DeliveryDay.tsx';
import { PickupPlace } from './PickupPlace.tsx';
import { pointOf } from './shipping-choice.ts';
import { shippingWays } from './shipping-ways.ts';
import { ShippingOption } from './ShippingOption.tsx';

const PickupPanel = lazyPart(() => import('./PickupPanel.tsx'), FailedDialog);

/** A-13, K-27: how the goods arrive. A choice is saved at once; where it needs a point, with the point. */
export default function ShippingStep({ cart, save, onDone }: StepProps): ReactNode {
  const t = useTexts(texts);
  const told = useAtomValue(deliveryPlaceSlice.read);
  const [chosen, setChosen] = useState(cart.shipping?.method_code ?? null);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isPointMissing, setPointMissing] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  // Arrow keys lead through the ways of delivery: none of them may open a panel over the list by that (WCAG 3.2.2).
  const byArrows = useRef(false);
  const saving = useRef<Promise<ApiError | null>>(Promise.resolve(null));
  // What was sent last may not be in the cart yet.
  const lastSent = useRef<{ readonly code: string; readonly point: PickupPoint | null }>(null);
  const method = cart.shipping_methods.find(({ code, available }) => available && code === chosen);

  const send = (code: string, point: PickupPoint | null): void => {
    setRefusal(null);
    setPointMissing(false);
    lastSent.current = { code, point };
    const sent = save((rest, ref) => rest.setShipping(ref, code, point?.id));
    saving.current = sent;
    void sent.then((error) => (saving.current === sent ? setRefusal(error) : undefined));
  };
  /** @param isCompany its company was chosen, and not only a way that several deliver: then its points may come up */
  const choose = (next: ShippingMethod, isCompany: boolean): void => {
    setChosen(next.code);
    setPointMissing(false);
    const point = pointOf(cart, next.code);
    if (!next.needs_pickup_point || point !== null) send(next.code, point);
    else if (isCompany && !byArrows.current) setPanelOpen(true);
  };

  const { props, busy, problems } = useForm({
    schema: object({
      shipping_method: pipe(
        string(),
        check((code) => cart.shipping_methods.some((one) => one.available && one.code === code), 'required'),
      ),
    }),
    parseProblem: fieldProblemOf,
    send: async () => {
      if (method === undefined) return null; // the schema has refused it
      // A choice that was not saved is sent once more; its error is shown as that of any choice.
      const point = lastSent.current?.code === method.code ? lastSent.current.point : pointOf(cart, method.code);
      const needsPoint = method.needs_pickup_point && point === null;
      // A day that has passed is given up by choosing the same delivery again.
      if (((await saving.current) !== null || overdue !== null) && !needsPoint) send(method.code, point);
      if ((await saving.current) !== null) return null;
      setPointMissing(needsPoint);
      if (needsPoint) setPanelOpen(true);
      else onDone();
      return null;
    },
  });
  /** What the chosen way asks further: a point, or a day once it is saved. */
  const moreOf = (one: ShippingMethod): ReactNode => {
    if (one.needs_pickup_point) return <PickupPlace method={one} point={pointOf(cart, one.code)} onOpen={() => setPanelOpen(true)} />;
    // K-06: without the money nobody knows the day.
    const hasDays = cart.payment === null || hasDeliveryCalendar(cart.payment.method);
    const hasDay = hasDays && (one.kind === 'courier' || one.kind === 'large') && cart.shipping?.method_code === one.code;
    return hasDay ? <DeliveryDay cart={cart} save={save} /> : undefined;
  };
  const overdue = cart.validation.find(({ code }) => code === 'delivery_day_over')?.message ?? null;
  const ways = shippingWays(cart.shipping_methods);
  const closed = cart.shipping_methods.filter(({ available, needs_address }) => !available && needs_address !== true);
  const missingPlace = method?.kind === 'store' ? 'store' : 'point';
  const problem = problems.shipping_method ? 'method' : isPointMissing ? missingPlace : null;
  // Why the choice was not saved is newer than the day that is over.
  const standing = refusal === null ? overdue : null;

  return (
    <form {...props} className={css.form}>
      <StepRefusal error={refusal} text={problem === null ? standing : t(`shipping.${problem}Required`)} />
      <fieldset className={css.group} aria-label={t(cart.without_delivery_address === true ? 'shipping.where' : 'shipping.title')}>
        {ways.map((way) => (
          <ShippingOption
            key={way.way}
            way={way}
            chosen={chosen}
            onChoose={(one, pressed) => choose(one, pressed === 'company')}
            onKey={({ key }, isDown) => void (byArrows.current = isDown && key.startsWith('Arrow'))}
            more={method && moreOf(method)}
          />
        ))}
        <NotOffered methods={closed} isOpen={ways.length === 0 || closed.some(({ code }) => code === chosen)} />
      </fieldset>
      {cart.shipping_methods.some(({ needs_address }) => needs_address) && (
        <p className={css.hint}>
          {t('shipping.noAddress')} <TextLink to={pathOfStep('address')}>{t('shipping.giveAddress')}</TextLink>
        </p>
      )}
      {method !== undefined && method.needs_pickup_point && (
        <Suspense fallback={null}>
          <PickupPanel
            key={method.code}
            open={isPanelOpen}
            method={method}
            near={cart.shipping_address?.city ?? cart.billing_address?.city ?? told.postcode ?? ''}
            chosen={pointOf(cart, method.code)}
            isMissing={isPointMissing}
            onClose={() => setPanelOpen(false)}
            onChoose={(point) => {
              setPanelOpen(false);
              send(method.code, point);
            }}
          />
        </Suspense>
      )}
      <StepActions step="shipping" total={toPayOf(cart)} busy={busy} isVirtual={cart.has_virtual_address} />
    </form>
  );
}
