import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import type { SecondFactorState } from 'shared-contracts/rest';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { LiveRegion } from 'shared-ui/live-region';
import { Panel } from 'shared-ui/page-container';
import { useCommerce } from '../../session/commerce.ts';
import { formatMoment } from '../../session/format-moment.ts';
import * as section from '../security.css.ts';
import { factorTexts } from './texts.ts';
import * as css from './factor.css.ts';

const SetUpDialog = lazyPart(() => import('./SetUpDialog.tsx'), FailedDialog);
const NewCodesDialog = lazyPart(() => import('./NewCodesDialog.tsx'), FailedDialog);
const ProofDialog = lazyPart(() => import('../proof/ProofDialog.tsx'), FailedDialog);

const fewCodes = 2;

interface FactorPanelProps {
  readonly state: SecondFactorState;
  readonly onChange: (state: SecondFactorState) => void;
}

/** J-141, J-142: whether the second factor is on, and the ways to turn it on and off and to get new recovery codes. */
export const FactorPanel = ({ state, onChange }: FactorPanelProps): ReactNode => {
  const t = useTexts(factorTexts);
  const language = useLanguage();
  const commerce = useCommerce();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [turns, setTurns] = useState(0);
  const [open, setOpen] = useState<'set-up' | 'new-codes' | 'end' | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { since, recovery_codes_left: codesLeft } = state;
  const close = (): void => setOpen(null);
  // The button that was pressed is gone; behind an open dialog nothing takes the focus.
  useEffect(() => {
    if (turns > 0) heading.current?.focus();
  }, [turns]);
  const closeTurned = (): void => {
    close();
    setTurns(turns + 1);
  };
  return (
    <Panel aria-labelledby={headingId}>
      <LiveRegion message={announcement} />
      <div className={css.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={css.title}>
          {t('factor.title')}
        </h2>
        <Badge tone={since === null ? 'info' : 'success'}>{t(since === null ? 'factor.off' : 'factor.on')}</Badge>
      </div>
      <p className={section.lead}>{t('factor.lead')}</p>
      {since !== null && (
        <p className={css.facts}>
          <span>{t('factor.since', { date: formatMoment(since, language) })}</span>
          <span>{t('factor.codesLeft', { count: codesLeft })}</span>
        </p>
      )}
      {since !== null && codesLeft <= fewCodes && <p className={css.warning}>{t('factor.fewCodes')}</p>}
      <div className={section.actions}>
        {since === null ? (
          <Button variant="secondary" onClick={() => setOpen('set-up')}>
            {t('factor.turnOn')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => setOpen('new-codes')}>
              {t('factor.newCodes')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen('end')}>
              {t('factor.turnOff')}
            </Button>
          </>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'set-up' && (
          <SetUpDialog
            onClose={since === null ? close : closeTurned}
            onTurnedOn={(codes) => {
              onChange({ since: new Date().toISOString(), recovery_codes_left: codes.length });
              setAnnouncement(t('factor.turnedOn'));
            }}
          />
        )}
        {open === 'new-codes' && (
          <NewCodesDialog onClose={close} onRenewed={(codes) => onChange({ since, recovery_codes_left: codes.length })} />
        )}
        {open === 'end' && (
          <ProofDialog
            title={t('end.title')}
            text={t('end.text')}
            submit={t('end.submit')}
            withCode
            onClose={close}
            onProof={async (proof) => {
              const answer = await commerce().endSecondFactor(proof);
              if (!answer.ok) return answer.error;
              onChange({ since: null, recovery_codes_left: 0 });
              setAnnouncement(t('factor.turnedOff'));
              closeTurned();
              return null;
            }}
          />
        )}
      </Suspense>
    </Panel>
  );
};
