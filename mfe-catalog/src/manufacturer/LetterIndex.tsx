import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { indexLetters, sectionId, type BrandGroup } from './brand-index.ts';
import { texts } from './texts.ts';
import * as css from './manufacturer.css.ts';

interface LetterIndexProps {
  readonly groups: readonly BrandGroup<{ readonly name: string }>[];
}

/** The letters as the way to their brands; a letter without brands is shown, but is no link. */
export const LetterIndex = ({ groups }: LetterIndexProps): ReactNode => {
  const t = useTexts(texts);
  return (
    <nav aria-label={t('index')}>
      <ul className={css.letters}>
        {indexLetters(groups).map(({ letter, filled }) => (
          <li key={letter}>
            {filled ? (
              <a className={css.letter} href={`#${sectionId(letter)}`} aria-label={t('letter', { letter })}>
                {letter}
              </a>
            ) : (
              <span className={css.noLetter} aria-hidden="true">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
