import { X } from '../icons/index.ts';
import { useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { Icon } from '../icon/index.ts';
import { cx } from '../internal/cx.ts';
import { Link, type LinkProps } from '../link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './chip.css.ts';

interface ChipLinkProps extends LinkProps {
  readonly selected?: boolean;
}

/** A small round link: a sub-category, a quick filter. */
export const ChipLink = ({ selected = false, className, ...rest }: ChipLinkProps): ReactNode => (
  <Link {...rest} className={cx(css.chip, selected && css.selected, className)} />
);

/** An active filter: the link leads to the listing without it. */
export const FilterChip = ({ children, ...rest }: LinkProps): ReactNode => {
  const t = useTexts(uiTexts);
  return (
    <ChipLink preventScrollReset {...rest} selected>
      <VisuallyHidden>{t('chip.remove')} </VisuallyHidden>
      {children}
      <Icon of={X} size={14} />
    </ChipLink>
  );
};

interface ChipRowProps {
  readonly children: ReactNode;
  /** One scrolling line on phones. */
  readonly scroll?: boolean;
  readonly className?: string | undefined;
}

export const ChipRow = ({ children, scroll = false, className }: ChipRowProps): ReactNode => (
  <div className={cx(css.row, scroll && css.scrolling, className)}>{children}</div>
);
