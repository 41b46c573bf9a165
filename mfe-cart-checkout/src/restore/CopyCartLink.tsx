import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { CART_RESTORE_PATH, useTexts } from 'shared-contracts';
import { hideTooltipNotice, showTooltipNotice, tooltipNoticeAtom } from 'shared-contracts/popups';
import { Button } from 'shared-ui/button';
import { Copy } from 'shared-ui/icons';
import { texts } from '../texts.ts';
import * as css from './restore.css.ts';

const NOTICE = 'cart-link';

/** ∅03: the link that opens a guest's cart on another device. */
export default function CopyCartLink({ cartId }: { readonly cartId: string }): ReactNode {
  const t = useTexts(texts);
  const { noticeId, content } = useAtomValue(tooltipNoticeAtom);
  const show = useSetAtom(showTooltipNotice);
  const hide = useSetAtom(hideTooltipNotice);
  useEffect(() => hide, [hide]);
  const copy = async (): Promise<void> => {
    const link = `${location.origin}${CART_RESTORE_PATH}?id=${encodeURIComponent(cartId)}`;
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    // Without the right to copy the link itself can be selected.
    show({ noticeId: NOTICE, content: isCopied ? t('restore.copied') : link });
  };
  return (
    <div className={css.copy}>
      <Button variant="quiet" size="small" icon={Copy} onClick={() => void copy()}>
        {t('restore.copy')}
      </Button>
      <p role="status" className={css.copied}>
        {noticeId === NOTICE && content}
      </p>
    </div>
  );
}
