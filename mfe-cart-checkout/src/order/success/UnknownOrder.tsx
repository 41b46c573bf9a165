import type { ReactNode } from 'react';
import { ACCOUNT_PATH, useTexts } from 'shared-contracts';
import { TRACKING_PATH } from 'shared-contracts/rest';
import { ButtonLink } from 'shared-ui/button';
import { Panel } from 'shared-ui/page-container';
import { texts } from '../texts.ts';
import * as css from '../view/order.css.ts';

/** No order is known here: what to expect, and where orders can be looked at. */
export const UnknownOrder = (): ReactNode => {
  const t = useTexts(texts);
  return (
    <Panel>
      <p>{t('unknown.text')}</p>
      <div className={css.buttons}>
        <ButtonLink to={TRACKING_PATH}>{t('unknown.track')}</ButtonLink>
        <ButtonLink to={ACCOUNT_PATH} variant="secondary">
          {t('next.account')}
        </ButtonLink>
      </div>
    </Panel>
  );
};
