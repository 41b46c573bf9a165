import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CART_ID, CART_PATH, useConnection, useTexts } from 'shared-contracts';
import { Button, ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { ShoppingCart } from 'shared-ui/icons';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { LoadingLines } from '../cart/LoadingLines.tsx';
import * as css from '../cart/cart-page.css.ts';
import { useRest } from '../connection/use-rest.ts';
import { cartStateAtom } from '../service/cart-atoms.ts';
import { useCartCommands, useReadCart } from '../service/use-cart.ts';
import { useStore } from 'jotai';
import { texts } from '../texts.ts';

type View = 'restoring' | 'asking' | 'gone' | 'failed';

/** C-31, A-26, ∅03: brings back the cart of a link; a cart that is there already is not given up without a question. */
export default function RestoreCart(): ReactNode {
  const t = useTexts(texts);
  const store = useStore();
  const connection = useConnection();
  const rest = useRest();
  const read = useReadCart();
  const commands = useCartCommands();
  const navigate = useNavigate();
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id');
  const [view, setView] = useState<View>('restoring');
  const begun = useRef(false);

  const restore = useCallback(async (): Promise<void> => {
    setView('restoring');
    const { storage, token } = connection();
    const before = storage.read(CART_ID);
    if (id !== null) storage.write(CART_ID, id);
    // A guest's cart becomes the customer's, with what they have in it.
    const taken = id !== null && token() !== undefined ? await commands().assignToCustomer() : { ok: true as const };
    const outcome = taken.ok ? await commands().change((ref) => rest().restoreCart(ref)) : taken;
    if (outcome.ok) return navigate(CART_PATH, { replace: true });
    if (before === undefined) storage.remove(CART_ID);
    else storage.write(CART_ID, before);
    setView(outcome.error.status === 404 || outcome.error.status === 400 ? 'gone' : 'failed');
  }, [commands, connection, id, navigate, rest]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void read().then(() => {
      const { items } = store.get(cartStateAtom);
      const isOther = id !== null && connection().token() === undefined && connection().storage.read(CART_ID) !== id;
      return isOther && items.length > 0 ? setView('asking') : restore();
    });
  }, [read, restore, store, connection, id]);

  return (
    <PageContainer className={css.page}>
      <div className={css.head}>
        <h1>{t('cart.title')}</h1>
      </div>
      <Panel className={css.alone}>
        {view === 'restoring' && <LoadingLines rows={2} />}
        {view === 'asking' && (
          <EmptyState icon={ShoppingCart} title={t('restore.ask')} text={t('restore.askText')}>
            <Button onClick={() => void restore()}>{t('restore.replace')}</Button>
            <ButtonLink to={CART_PATH} variant="secondary">
              {t('restore.keep')}
            </ButtonLink>
          </EmptyState>
        )}
        {view === 'gone' && (
          <EmptyState icon={ShoppingCart} title={t('restore.gone')} text={t('restore.goneText')}>
            <ButtonLink to={CART_PATH}>{t('restore.keep')}</ButtonLink>
          </EmptyState>
        )}
        {view === 'failed' && <ErrorMessage title={t('restore.failed')} text={t('restore.failedText')} onRetry={restore} />}
      </Panel>
    </PageContainer>
  );
}
