import { CART_PATH, Slot, useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { Drawer } from 'shared-ui/drawer';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import type { ReactNode } from 'react';
import { layerTexts } from '../layer-texts/index.ts';
import * as css from './drawers.css.ts';

const Loading = (): ReactNode => (
  <SkeletonRegion>
    <div className={css.loading}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="button" />
    </div>
  </SkeletonRegion>
);

/** D-05, D-08: the cart beside the page. Its content comes from the cart's team, through a slot. */
const CartDrawer = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): ReactNode => {
  const t = useTexts(layerTexts);
  const toCart = (
    <ButtonLink to={CART_PATH} block>
      {t('drawer.goToCart')}
    </ButtonLink>
  );
  return (
    <Drawer open={open} onClose={onClose} title={t('drawer.cart')} info={t('drawer.cartHelp')}>
      <Slot
        name="cart.drawer"
        props={{ onClose }}
        fallback={
          <>
            <Loading />
            {toCart}
          </>
        }
        renderFailed={(message) => (
          <>
            {message}
            {toCart}
          </>
        )}
      />
    </Drawer>
  );
};

export default CartDrawer;
