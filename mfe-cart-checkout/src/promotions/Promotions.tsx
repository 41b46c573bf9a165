import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { formatMoney, useTexts, type ApiError } from 'shared-contracts';
import { closeModal, modalAtom, openModal } from 'shared-contracts/popups';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { Dialog } from 'shared-ui/dialog';
import { Panel } from 'shared-ui/page-container';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useRest } from '../connection/use-rest.ts';
import { nameOf } from '../lines/item-name.ts';
import { cartStateAtom } from '../service/cart-atoms.ts';
import type { CartState } from '../service/cart-state.ts';
import { useCartCommands } from '../service/use-cart.ts';
import { useCartRef } from '../service/use-cart-ref.ts';
import { texts } from '../texts.ts';
import * as css from './promotions.css.ts';

type Promotion = CartState['promotions'][number];

const POPUP = 'promotion';

/** What the popup holds, as A-22 has answered it. */
const isDetails = (data: Readonly<Record<string, unknown>> | null): data is { readonly title: string; readonly text: string } =>
  typeof data?.['title'] === 'string' && typeof data['text'] === 'string';

/** C-25, A-15, A-18, A-22: promotions that the cart could have, and those that it has. */
export default function Promotions(): ReactNode {
  const t = useTexts(texts);
  const rest = useRest();
  const cart = useCartRef();
  const commands = useCartCommands();
  const { promotions, items } = useAtomValue(cartStateAtom);
  const { modalId, data } = useAtomValue(modalAtom);
  const open = useSetAtom(openModal);
  const close = useSetAtom(closeModal);
  const [busy, setBusy] = useState<number | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  const changing = async (id: number, change: () => Promise<{ ok: true } | { ok: false; error: ApiError }>): Promise<void> => {
    setBusy(id);
    const outcome = await change();
    setBusy(null);
    setError(outcome.ok ? null : outcome.error);
  };
  const toggle = ({ id, is_chosen: isChosen }: Promotion): Promise<void> =>
    changing(id, () => commands().change((ref) => (isChosen ? rest().removePromotion(ref, id) : rest().putPromotion(ref, id))));
  const reduce = ({ id, chosen_item_ids: chosen }: Promotion, itemId: number): Promise<void> =>
    changing(id, () =>
      commands().change((ref) =>
        rest().setLessPrice(ref, chosen.includes(itemId) ? chosen.filter((one) => one !== itemId) : [...chosen, itemId]),
      ),
    );
  const tell = async (id: number): Promise<void> => {
    const ref = cart();
    const answer = ref === null ? null : await rest().readPromotion(ref, id);
    if (answer?.ok === true) open({ modalId: POPUP, data: { ...answer.value }, timeId: Date.now() });
    else setError(answer?.error ?? null);
  };

  return (
    <Panel className={css.panel} aria-label={t('promotions.title')}>
      <h2 className={css.title}>{t('promotions.title')}</h2>
      <p role="alert" className={css.error}>
        {error !== null && (error.kind === 'http' && error.status < 500 && error.message ? error.message : t('error.change'))}
      </p>
      <ul className={css.list}>
        {promotions.map((promotion) => (
          <li key={promotion.id} className={css.row}>
            <p className={css.name}>{promotion.name}</p>
            {promotion.is_active ? (
              <p className={css.active}>{t('promotions.active', { amount: formatMoney(promotion.discount) })}</p>
            ) : (
              promotion.reason !== null && <p className={css.reason}>{promotion.reason}</p>
            )}
            {promotion.kind === 'less-price' && promotion.reason === null && (
              <fieldset className={css.items}>
                <legend className={css.legend}>{t('promotions.which')}</legend>
                {items
                  .filter(({ item_id: itemId }) => promotion.item_ids.includes(itemId))
                  .map((item) => (
                    <Checkbox
                      key={item.item_id}
                      checked={promotion.chosen_item_ids.includes(item.item_id)}
                      disabled={busy === promotion.id}
                      onChange={() => void reduce(promotion, item.item_id)}
                    >
                      {nameOf(item)}
                    </Checkbox>
                  ))}
              </fieldset>
            )}
            <div className={css.buttons}>
              {promotion.kind === 'set' && (promotion.is_chosen || promotion.reason === null || promotion.item_ids.length > 1) && (
                <Button
                  size="small"
                  variant={promotion.is_chosen ? 'secondary' : 'primary'}
                  busy={busy === promotion.id}
                  onClick={() => void toggle(promotion)}
                >
                  {t(promotion.is_chosen ? 'promotions.remove' : 'promotions.put')}
                  <VisuallyHidden>: {promotion.name}</VisuallyHidden>
                </Button>
              )}
              <Button size="small" variant="quiet" className={css.quiet} onClick={() => void tell(promotion.id)}>
                {t('promotions.details')}
                <VisuallyHidden>: {promotion.name}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog open={modalId === POPUP} onClose={close} width="small" title={isDetails(data) ? data.title : ''}>
        <p>{isDetails(data) && data.text}</p>
      </Dialog>
    </Panel>
  );
}
