import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import type { CustomerSession } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { TextLink } from 'shared-ui/link';
import { LiveRegion } from 'shared-ui/live-region';
import { Panel } from 'shared-ui/page-container';
import { refusalText } from '../../forms/form-texts.ts';
import { PERSONAL_DATA_PATH } from '../../paths.ts';
import { useCommerce } from '../../session/commerce.ts';
import { useSession } from '../../session/use-session.ts';
import { texts } from '../../texts.ts';
import * as css from '../security.css.ts';
import { securityTexts } from '../texts.ts';
import { DeviceRow } from './DeviceRow.tsx';
import * as own from './devices.css.ts';

const SignOutEverywhere = lazyPart(() => import('./SignOutEverywhere.tsx'), FailedDialog);

/** This device before all others: its last use is now. */
const currentFirst = (sessions: readonly CustomerSession[]): readonly CustomerSession[] =>
  sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));

interface DevicesPanelProps {
  readonly sessions: readonly CustomerSession[];
  readonly onChange: (sessions: readonly CustomerSession[]) => void;
}

/** J-125: where the customer is signed in, with the ways to sign one device out, or all. */
export const DevicesPanel = ({ sessions, onChange }: DevicesPanelProps): ReactNode => {
  const t = useTexts(securityTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  const signOut = async ({ id }: CustomerSession): Promise<void> => {
    setRefusal(null);
    const answer = await commerce().endSession(id);
    // 404: it has been signed out elsewhere meanwhile, which is what was asked for.
    if (!answer.ok && answer.error.status !== 404) {
      endRefusedSession(answer.error);
      setRefusal(answer.error);
      return;
    }
    onChange(sessions.filter((session) => session.id !== id));
    setAnnouncement(t('devices.signedOut'));
    list.current?.focus(); // The button that was pressed is gone.
  };

  return (
    <Panel aria-labelledby={heading}>
      <LiveRegion message={announcement} />
      <h2 id={heading} className={css.title}>
        {t('devices.title')}
      </h2>
      <p className={css.lead}>{t('devices.lead')}</p>
      <p role="alert" className={css.refusal}>
        {refusal !== null && refusalText(translate, refusal)}
      </p>
      <ul ref={list} tabIndex={-1} className={own.list} aria-labelledby={heading}>
        {currentFirst(sessions).map((session) => (
          <DeviceRow key={session.id} session={session} onSignOut={() => signOut(session)} />
        ))}
      </ul>
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('devices.all')}
        </Button>
        <TextLink to={PERSONAL_DATA_PATH}>{t('devices.changePassword')}</TextLink>
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <SignOutEverywhere onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Panel>
  );
};
