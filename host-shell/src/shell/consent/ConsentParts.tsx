import type { ReactNode } from 'react';
import type { ConsentState } from 'shared-contracts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import type { StoredConsent } from './consent.ts';

export interface ConsentPartsProps {
  /** The visitor is asked. */
  readonly asks: boolean;
  /** The settings stand open, over the banner or by themselves. */
  readonly choosing: boolean;
  readonly decision: StoredConsent | undefined;
  /** The page says what the shop keeps: the banner dims it around the header (G-14). */
  readonly overPage: boolean;
  readonly onDecide: (categories: ConsentState) => void;
  readonly onChoose: () => void;
  /** The settings are closed without a decision. */
  readonly onClose: () => void;
}

/** The banner, and the settings. */
const ConsentParts = ({ asks, choosing, decision, overPage, onDecide, onChoose, onClose }: ConsentPartsProps): ReactNode => (
  <>
    {asks && <ConsentBanner overPage={overPage} onDecide={onDecide} onChoose={onChoose} />}
    {choosing && <ConsentSettings decision={decision} onDecide={onDecide} onClose={onClose} />}
  </>
);

export default ConsentParts;
