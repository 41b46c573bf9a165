import { useCallback, useId, type ReactNode } from 'react';
import { useConnection, useTexts } from 'shared-contracts';
import { COOKIE_CONSENT } from 'shared-contracts/storage';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { Panel } from 'shared-ui/page-container';
import * as section from '../security/security.css.ts';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { CommentConsents } from './CommentConsents.tsx';
import { ConsentEvent } from './ConsentEvent.tsx';
import * as css from './privacy.css.ts';
import { readOwnConsents, type CookieDecision } from './read-own-consents.ts';
import { privacyTexts } from './texts.ts';

const purposes = ['analytics', 'functional', 'marketing'] as const;

/** J-244: what the customer has allowed and withdrawn, and when: newsletters of the address, comments of ratings, cookies of this browser. */
export const ConsentsPanel = (): ReactNode => {
  const t = useTexts(privacyTexts);
  const heading = useId();
  const connection = useConnection();
  const request = useCallback(
    (commerce: Commerce) => readOwnConsents(commerce, connection().storage.read(COOKIE_CONSENT)?.id),
    [connection],
  );
  const { answer, reload } = useRequest(request);
  const allowed = (decision: CookieDecision): string => {
    const names = purposes.filter((purpose) => decision[purpose]).map((purpose) => t(`consents.${purpose}`));
    return names.length === 0 ? t('consents.necessary') : t('consents.allowed', { purposes: names.join(', ') });
  };
  if (answer.state === 'loading') return <LoadingPart />;
  if (answer.state === 'failed') return <LoadFailure error={answer.error} onRetry={reload} />;
  const { isEmailConfirmed, newsletter, comments, cookies } = answer.value;
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className={section.title}>
        {t('consents.title')}
      </h2>
      <p className={section.lead}>{t('consents.lead')}</p>
      <h3 className={css.part}>{t('consents.newsletter')}</h3>
      {newsletter.length === 0 ? (
        <p className={css.when}>{t(isEmailConfirmed ? 'consents.noNewsletter' : 'consents.notConfirmed')}</p>
      ) : (
        <ul className={css.history} aria-label={t('consents.newsletter')}>
          {newsletter.map(({ store_name: store, event, at }) => (
            <ConsentEvent key={`${store} ${event} ${at}`} at={at} text={t(`consents.${event}`, { store })} />
          ))}
        </ul>
      )}
      <CommentConsents comments={comments} onChanged={reload} />
      <h3 className={css.part}>{t('consents.cookies')}</h3>
      {cookies.length === 0 ? (
        <p className={css.when}>{t('consents.noCookies')}</p>
      ) : (
        <ul className={css.history} aria-label={t('consents.cookies')}>
          {cookies.map((decision) => (
            <ConsentEvent key={decision.decided_at} at={decision.decided_at} text={allowed(decision)} />
          ))}
        </ul>
      )}
    </Panel>
  );
};
