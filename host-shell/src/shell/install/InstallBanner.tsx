import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { X } from 'shared-ui/icons';
import * as css from './install.css.ts';
import { installTexts } from './texts.ts';

interface InstallBannerProps {
  /** Name of the store. */
  readonly product: string;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** S-19: overlays the page below the header, so that nothing moves when it comes or goes. */
export const InstallBanner = ({ product, onAdd, onClose }: InstallBannerProps): ReactNode => {
  const t = useTexts(installTexts);
  return (
    <section className={css.banner} aria-label={t('title', { product })}>
      <p className={css.words}>
        <b>{t('title', { product })}</b>
        <span>{t('text')}</span>
      </p>
      <button type="button" className={css.add} onClick={onAdd}>
        {t('add')}
      </button>
      <button type="button" className={css.close} aria-label={t('close')} onClick={onClose}>
        <Icon of={X} size={20} />
      </button>
    </section>
  );
};
