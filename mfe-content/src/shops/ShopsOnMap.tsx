import { Suspense, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { MapFolded } from 'shared-ui/icons';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { pageTexts } from '../pages/texts.ts';
import * as css from './shops.css.ts';

const OwnShops = lazyPart(() => import('./OwnShops.tsx'), FailedInPlace);

/** The button that opens the map of the shops: nothing of it is loaded before that. */
export const ShopsOnMap = (): ReactNode => {
  const t = useTexts(pageTexts);
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return (
    <section aria-label={t('shops.map')} className={css.section}>
      <Button
        variant="secondary"
        icon={MapFolded}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          setMissing(false);
        }}
      >
        {t(isOpen ? 'shops.hide' : 'shops.show')}
      </Button>
      <p role="status" className={css.hint}>
        {isMissing && t('shops.missing')}
      </p>
      {isOpen && (
        <Suspense fallback={<div className={css.map} />}>
          <OwnShops
            label={t('shops.map')}
            onFailure={() => {
              setOpen(false);
              setMissing(true);
            }}
          />
        </Suspense>
      )}
    </section>
  );
};
