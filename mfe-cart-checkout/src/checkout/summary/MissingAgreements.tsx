import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Drawer } from 'shared-ui/drawer';
import { texts } from '../texts.ts';
import { agreementField, type Agreement } from './agreements.ts';
import * as css from './summary.css.ts';

interface MissingAgreementsProps {
  readonly missing: readonly Agreement[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onAcceptAll: () => Promise<void>;
}

/** K-04: the side panel that names the required agreements that are missing, and accepts them in one press. */
export default function MissingAgreements({ missing, busy, onClose, onAcceptAll }: MissingAgreementsProps): ReactNode {
  const t = useTexts(texts);
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('agreements.title')}
      footer={
        <Button block size="large" busy={busy} onClick={onAcceptAll}>
          {t('agreements.acceptAll')}
        </Button>
      }
    >
      <p role="alert" className={css.lead}>
        {t('agreements.text', { count: missing.length })}
      </p>
      <ul className={css.missing}>
        {missing.map((agreement) => (
          <li key={agreementField(agreement)}>{agreement.text}</li>
        ))}
      </ul>
    </Drawer>
  );
}
