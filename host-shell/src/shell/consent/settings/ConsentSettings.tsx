import { useId, useState, type ReactNode } from 'react';
import { formatDate, useLanguage, useTexts, type ConsentState } from 'shared-contracts';
import { Accordion } from 'shared-ui/accordion';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { CATEGORIES, NECESSARY, type Category, type StoredConsent } from '../consent.ts';
import * as css from './settings.css.ts';
import { consentTexts } from '../texts.ts';
import { settingsTexts } from './texts.ts';

interface SettingsProps {
  readonly open: boolean;
  readonly decision: StoredConsent | undefined;
  readonly onDecide: (categories: ConsentState) => void;
  readonly onClose: () => void;
}

interface PurposeProps {
  readonly category: Category;
  readonly allowed: boolean;
  readonly onChange: (allowed: boolean) => void;
}

/** G-07, G-08: one purpose, what it is for, and its switch; the necessary one has none. */
const Purpose = ({ category, allowed, onChange }: PurposeProps): ReactNode => {
  const t = useTexts(settingsTexts);
  const name = useId();
  return (
    <div className={css.purpose}>
      <Accordion title={<span id={name}>{t(`${category}.name`)}</span>} className={css.purposeText}>
        <p>{t(`${category}.text`)}</p>
      </Accordion>
      {category === 'necessary' ? (
        <span className={css.always}>{t('always')}</span>
      ) : (
        <input
          type="checkbox"
          role="switch"
          className={css.toggle}
          aria-labelledby={name}
          checked={allowed}
          aria-checked={allowed}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    </div>
  );
};

const Purposes = ({ decision, onDecide, onClose }: Omit<SettingsProps, 'open'>): ReactNode => {
  const t = useTexts(settingsTexts);
  const common = useTexts(consentTexts);
  const language = useLanguage();
  const [allowed, setAllowed] = useState<ConsentState>(decision?.categories ?? NECESSARY);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      width="wide"
      footer={
        <>
          <Button onClick={() => onDecide(allowed)}>{t('save')}</Button>
          <Button variant="secondary" onClick={() => onDecide(NECESSARY)}>
            {common('rejectAll')}
          </Button>
        </>
      }
    >
      <p className={css.intro}>{t('intro')}</p>
      {CATEGORIES.map((category) => (
        <Purpose
          key={category}
          category={category}
          allowed={allowed[category]}
          onChange={(value) => setAllowed((before) => ({ ...before, [category]: value }))}
        />
      ))}
      {decision && <p className={css.decided}>{t('decided', { date: formatDate(new Date(decision.timeStored), language) })}</p>}
    </Dialog>
  );
};

/** G-06…G-10: each purpose on its own; each opening begins with what holds. */
const ConsentSettings = ({ open, ...settings }: SettingsProps): ReactNode => open && <Purposes {...settings} />;

export default ConsentSettings;
