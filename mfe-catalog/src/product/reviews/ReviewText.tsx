import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { texts } from '../texts.ts';
import { excerpt } from './excerpt.ts';
import * as css from './reviews.css.ts';

/** What a review says; a long one begins folded, so that neither the page nor its first document grows with it. */
export const ReviewText = ({ text }: { readonly text: string }): ReactNode => {
  const t = useTexts(texts);
  const [isWhole, setWhole] = useState(false);
  const start = excerpt(text);
  const isFolded = !isWhole && start !== text;
  return (
    <>
      <p className={css.text} dir="auto">
        <CatalogueText text={isFolded ? start : text} />
      </p>
      {isFolded && (
        <Button variant="quiet" size="small" className={css.whole} onClick={() => setWhole(true)}>
          {t('reviewWhole')}
        </Button>
      )}
    </>
  );
};
