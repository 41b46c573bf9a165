import { useTexts } from 'shared-contracts';
import { Icon, type IconShape } from 'shared-ui/icon';
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
    <a
      {...link}
      className={className === undefined ? css.tool : `${css.tool} ${className}`}
      {...(counted && { 'aria-label': `${label}, ${t('header.productCount', { count: count ?? 0 })}` })}
    >
      <Icon of={icon} />
      <span>{label}</span>
      {counted && <b className={count ? css.count : css.zero}>{counterText(count)}</b>}
    </a>
  );
};
