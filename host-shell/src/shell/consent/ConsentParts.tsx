import { useCallback, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage, type ConsentState } from 'shared-contracts';
import { browserPage } from '../browser-page.ts';
import { lazyPart, nothing, PreloadedPart } from 'shared-ui/lazy-part';
import { ConsentBanner } from './ConsentBanner.tsx';
import { isPolicyPage, type StoredConsent } from './consent.ts';
import { decide } from './decide.ts';
import { randomUuid } from './random-uuid.ts';
import { recordDecision } from './record-decision.ts';
import type { TakeUpPorts } from './take-up.ts';

export interface ConsentPartsProps {
  readonly ports: TakeUpPorts;
  /** What the browser kept when the page came. */
  readonly kept: StoredConsent | undefined;
  readonly mayAsk: boolean;
  /** The settings are open, over the banner or by themselves. */
  readonly choosing: boolean;
  readonly onChoose: (choosing: boolean) => void;
  readonly storeCode: string;
}

const settings = lazyPart(() => import('./settings/ConsentSettings.tsx'), nothing);

/** The banner, and the settings when somebody wants to choose. */
const ConsentParts = ({ ports, kept, mayAsk, choosing, onChoose, storeCode }: ConsentPartsProps): ReactNode => {
  const language = useLanguage();
  const { pathname } = useLocation();
  const [decision, setDecision] = useState(kept);
  const onDecide = useCallback(
    (categories: ConsentState): void => {
      const newId = (): string => randomUuid((length) => crypto.getRandomValues(new Uint8Array(length)));
      const record = (allowed: ConsentState, id: string): void => void recordDecision(allowed, { id, language, storeCode });
      onChoose(false);
      setDecision(decide({ ...ports, newId, record, reload: browserPage.reload }, categories));
    },
    [ports, language, storeCode, onChoose],
  );
  // Settings that are closed without a decision leave the question where it was.
  const onClose = useCallback(() => onChoose(false), [onChoose]);
  return (
    <>
      {mayAsk && decision === undefined && (
        <ConsentBanner overPage={isPolicyPage(pathname)} onDecide={onDecide} onChoose={() => onChoose(true)} />
      )}
      <PreloadedPart of={settings} wanted={choosing} props={{ open: choosing, decision, onDecide, onClose }} />
    </>
  );
};

export default ConsentParts;
