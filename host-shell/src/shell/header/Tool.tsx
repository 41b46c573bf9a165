import { useTexts } from 'shared-contracts';
import { Icon, type IconShape } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ComponentProps, ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { counterText } from './counter.ts';
import * as css from './header.css.ts';

interface ToolProps extends Omit<ComponentProps<'a'>, 'children'> {
  readonly icon: IconShape;
  readonly label: string;
  /** Number at the icon (null: not known yet); leave out where nothing is counted. */
  readonly count?: number | null;
}

/** A labelled icon of the header: always a real link, so that it works without scripts and opens in a new tab (S-17). */
export const Tool = ({ icon, label, count, className, ...link }: ToolProps): ReactNode => {
  const t = useTexts(texts);
  const counted = count !== undefined;
  return (
    <a {...link} className={className === undefined ? css.tool : `${css.tool} ${className}`}>
      <Icon of={icon} />
      <span>{label}</span>
      {counted && (
        <>
          {/* The name comes from the contents, so that it holds what is seen: 'Koszyk 3 produkty'. */}
          <VisuallyHidden> {t('header.productCount', { count: count ?? 0 })}</VisuallyHidden>
          <b className={count ? css.count : css.zero} aria-hidden="true">
            {counterText(count)}
          </b>
        </>
      )}
    </a>
  );
};
