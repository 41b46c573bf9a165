import { Copy, Download, Printer } from 'shared-ui/icons';
import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { factorTexts } from './texts.ts';
import { saveText } from '../../session/save-text.ts';
import { StepTitle } from './StepTitle.tsx';
import * as css from './factor.css.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** J-142: recovery codes, this once: to be copied, saved as a file or printed. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps): ReactNode => {
  const t = useTexts(factorTexts);
  const [announcement, setAnnouncement] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setAnnouncement(t('codes.copied'));
    } catch {
      setAnnouncement(t('codes.copyFailed')); // No clipboard without https, and some do not allow it.
    }
  };
  const download = (): void =>
    saveText(t('codes.file'), `${t('codes.fileHead', { host: location.hostname })}\r\n\r\n${codes.join('\r\n')}\r\n`);
  return (
    <div className={css.step}>
      <StepTitle>{t('codes.title')}</StepTitle>
      <p className={css.text}>{t('codes.text')}</p>
      <ul className={css.codes} aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.tools}>
        <Button variant="secondary" size="small" icon={Copy} onClick={copy}>
          {t('codes.copy')}
        </Button>
        <Button variant="secondary" size="small" icon={Download} onClick={download}>
          {t('codes.download')}
        </Button>
        <Button variant="secondary" size="small" icon={Printer} onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </div>
      <p role="status" className={css.text}>
        {announcement}
      </p>
      <div className={css.finish}>
        <Button onClick={onDone}>{t('codes.done')}</Button>
      </div>
    </div>
  );
};
