import { CalendarClock } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { texts } from './texts.ts';
import * as css from './landing.css.ts';

/** when a returning landing page is on, in the shop's own words: 'w każdy weekend'. */
export const Cycle = ({ text }: { readonly text: string }): ReactNode => {
  const t = useTexts(texts);
  return (
    <p className={css.cycle}>
      <Icon of={CalendarClock} size={20} />
      {t('cycle', { text })}
    </p>
  );
};
