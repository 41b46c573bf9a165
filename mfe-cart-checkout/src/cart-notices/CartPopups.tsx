import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { dropInteractions, nextInteraction, queueInteraction, useConnection, useTexts } from 'shared-contracts';
import { closeModal, modalAtom, openModal, setModalMouseOver } from 'shared-contracts/popups';
import { SHOWN_CART_NOTICES } from 'shared-contracts/storage';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { cartStateAtom } from '../service/cart-atoms.ts';
import { texts } from '../texts.ts';
import { POPUPS, unseenPopups } from './popups.ts';

const POPUP = 'cart-popup';

/** C-18 … C-20, E-19: what the cart has to say, one popup after the other, each once per session (T-11). */
export default function CartPopups(): ReactNode {
  const t = useTexts(texts);
  const store = useStore();
  const connection = useConnection();
  const { notices } = useAtomValue(cartStateAtom);
  const { modalId } = useAtomValue(modalAtom);
  const close = useSetAtom(closeModal);
  const pointer = useSetAtom(setModalMouseOver);
  const popup = POPUPS.find((one) => one === modalId);

  useEffect(() => {
    const { storage } = connection();
    const shown = (): readonly string[] => storage.read(SHOWN_CART_NOTICES) ?? [];
    const unseen = unseenPopups(notices, shown());
    // D-14: the cart may have changed since these were queued.
    for (const unique of POPUPS) if (!unseen.includes(unique)) store.set(dropInteractions, { unique });
    for (const one of unseen) {
      const open = (): void => {
        // What was shown on the way here is not shown again.
        if (shown().includes(one)) return;
        storage.write(SHOWN_CART_NOTICES, [...shown(), one]);
        store.set(openModal, { modalId: one, timeId: Date.now() });
      };
      store.set(queueInteraction, { unique: one, type: POPUP, code: open });
    }
    if (store.get(modalAtom).modalId === null) store.set(nextInteraction);
  }, [notices, connection, store]);
  // Other pages have no place for them.
  useEffect(() => () => store.set(dropInteractions, { type: POPUP }), [store]);

  const next = (): void => {
    close();
    store.set(nextInteraction);
  };
  return (
    <Dialog
      open={popup !== undefined}
      onClose={next}
      width="small"
      title={popup === undefined ? '' : t(`popup.${popup}.title`)}
      footer={<Button onClick={next}>{t('popup.close')}</Button>}
    >
      <p onPointerEnter={() => pointer(true)} onPointerLeave={() => pointer(false)}>
        {popup !== undefined && t(`popup.${popup}.text`)}
      </p>
    </Dialog>
  );
}
