import { Suspense, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { formatMoney, useLanguage, useTexts, ZERO_GROSZE, type ApiError } from 'shared-contracts';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { RadioCard } from 'shared-ui/radio-card';
import type { PickupPoint, ShippingMethod } from '../../service/cart-schema.ts';
import { StepActions } from '../frame/StepActions.tsx';
import type { StepProps } from '../frame/step-props.ts';
import { StepRefusal } from '../frame/StepRefusal.tsx';
import * as css from '../frame/step-form.css.ts';
import { texts } from '../texts.ts';
import { dayRange } from '../../days/delivery-days.ts';
import { PickupPlace } from './PickupPlace.tsx';
import { pointOf, shippingGroups } from './shipping-choice.ts';

const PickupPanel = lazyPart(() => import('./PickupPanel.tsx'), FailedDialog);

/** A-13, K-27: how the goods arrive. A choice is saved at once; where it needs a point, with the point. */
export default function ShippingStep({ cart, save, onDone }: StepProps): ReactNode {
  const t = useTexts(texts);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(cart.shipping?.method_code ?? null);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [problem, setProblem] = useState<'method' | 'point' | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  // Arrow keys lead through the ways of delivery: none of them may open a panel over the list by that (WCAG 3.2.2).
  const byArrows = useRef(false);
  const saving = useRef<Promise<ApiError | null>>(Promise.resolve(null));
  // What was sent last may not be in the cart yet.
  const lastSent = useRef<{ readonly code: string; readonly point: PickupPoint | null }>(null);
  const method = cart.shipping_methods.find(({ code, available }) => available && code === chosen);

  const send = (code: string, point: PickupPoint | null): void => {
    setRefusal(null);
    setProblem(null);
    lastSent.current = { code, point };
    const sent = save((rest, ref) => rest.setShipping(ref, code, point?.id));
    saving.current = sent;
    void sent.then((error) => (saving.current === sent ? setRefusal(error) : undefined));
  };
  const choose = (next: ShippingMethod): void => {
    setChosen(next.code);
    setProblem(null);
    const point = pointOf(cart, next.code);
    if (!next.needs_pickup_point || point !== null) send(next.code, point);
    else if (!byArrows.current) setPanelOpen(true);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (method === undefined) {
      setProblem('method');
      form.current?.querySelector<HTMLInputElement>('[name="shipping_method"]:enabled')?.focus();
      return;
    }
    setBusy(true);
    // What was not saved is tried once more; the refusal tells if that fails, too.
    const point = lastSent.current?.code === method.code ? lastSent.current.point : pointOf(cart, method.code);
    if ((await saving.current) !== null && (!method.needs_pickup_point || point !== null)) send(method.code, point);
    const error = await saving.current;
    setBusy(false);
    if (error !== null) return;
    const isPointMissing = method.needs_pickup_point && point === null;
    setProblem(isPointMissing ? 'point' : null);
    if (isPointMissing) setPanelOpen(true);
    else onDone();
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <StepRefusal error={refusal} text={problem === null ? null : t(`shipping.${problem}Required`)} />
      {shippingGroups(cart.shipping_methods).map(({ group, methods }) => (
        <fieldset key={group} className={css.group}>
          <legend className={css.legend}>{t(`shipping.group.${group}`)}</legend>
          {methods.map((one) => (
            <RadioCard
              key={one.code}
              name="shipping_method"
              value={one.code}
              title={one.title}
              note={
                one.available
                  ? t(one.kind === 'store' ? 'shipping.collect' : 'shipping.arrives', {
                      days: dayRange(one.delivery_from, one.delivery_to, language),
                    })
                  : (one.reason ?? t('shipping.unavailable'))
              }
              end={one.amount === ZERO_GROSZE ? t('free') : formatMoney(one.amount)}
              checked={chosen === one.code}
              disabled={!one.available}
              onKeyDown={({ key }) => void (byArrows.current = key.startsWith('Arrow'))}
              onKeyUp={() => void (byArrows.current = false)}
              onChange={() => choose(one)}
            >
              {chosen === one.code && one.needs_pickup_point ? (
                <PickupPlace method={one} point={pointOf(cart, one.code)} onOpen={() => setPanelOpen(true)} />
              ) : undefined}
            </RadioCard>
          ))}
        </fieldset>
      ))}
      {method !== undefined && method.needs_pickup_point && (
        <Suspense fallback={null}>
          <PickupPanel
            key={method.code}
            open={isPanelOpen}
            method={method}
            near={cart.shipping_address?.city ?? cart.billing_address?.city ?? ''}
            chosen={pointOf(cart, method.code)?.id ?? null}
            onClose={() => setPanelOpen(false)}
            onChoose={(point) => {
              setPanelOpen(false);
              send(method.code, point);
            }}
          />
        </Suspense>
      )}
      <StepActions step="shipping" total={cart.summary.grand_total} busy={busy} />
    </form>
  );
}
