import { useId, type ReactNode } from 'react';
import { useTexts, type ConsentState } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Link } from 'shared-ui/link';
import { EVERYTHING, NECESSARY, policyLinks } from './consent.ts';
import * as css from './consent.css.ts';
import { consentTexts } from './texts.ts';

interface BannerProps {
  readonly overPage: boolean;
  readonly onDecide: (categories: ConsentState) => void;
  readonly onChoose: () => void;
}

/** G-02…G-05, G-14: asks once, at the lower edge; to refuse is as easy as to accept, and the page can be used meanwhile. */
export const ConsentBanner = ({ overPage, onDecide, onChoose }: BannerProps): ReactNode => {
  const t = useTexts(consentTexts);
  const title = useId();
  return (
    <>
      {overPage && <div className={css.dim} />}
      <section className={css.banner} aria-labelledby={title}>
        <div className={css.words}>
          <h2 id={title} className={css.title}>
            {t('banner.title')}
          </h2>
          <p>{t('banner.text')}</p>
          <p>{t('banner.change')}</p>
          <ul className={css.links} aria-label={t('banner.links')}>
            <li>
              <Link to={policyLinks.privacy}>{t('link.privacy')}</Link>
            </li>
            <li>
              <Link to={policyLinks.cookies}>{t('link.cookies')}</Link>
            </li>
            <li>
              <Link to={policyLinks.partners}>{t('link.partners')}</Link>
            </li>
          </ul>
        </div>
        <div className={css.actions}>
          <Button onClick={() => onDecide(EVERYTHING)}>{t('acceptAll')}</Button>
          <Button onClick={() => onDecide(NECESSARY)}>{t('rejectAll')}</Button>
          <Button variant="secondary" onClick={onChoose}>
            {t('choose')}
          </Button>
        </div>
      </section>
    </>
  );
};
