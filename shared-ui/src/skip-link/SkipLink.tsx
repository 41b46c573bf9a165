import { useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { frameTexts } from '../frame-texts/index.ts';
import * as css from './skip-link.css.ts';

/** The first stop of the Tab key: jumps over the header to the element with the id `target`. */
export const SkipLink = ({ target = 'content' }: { readonly target?: string }): ReactNode => {
  const t = useTexts(frameTexts);
  return (
    <a href={`#${target}`} className={css.skip}>
      {t('skip.content')}
    </a>
  );
};
