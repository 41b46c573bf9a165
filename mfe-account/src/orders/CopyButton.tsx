import { Check, Copy } from 'shared-ui/icons';
import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { IconButton } from 'shared-ui/button';
import { LiveRegion } from 'shared-ui/live-region';
import { orderTexts } from './texts.ts';

interface CopyButtonProps {
  /** Name of what is copied. */
  readonly what: string;
  readonly text: string;
}

/** Puts a text into the clipboard; browsers without one (a shop without https) get no button. */
export const CopyButton = ({ what, text }: CopyButtonProps): ReactNode => {
  const t = useTexts(orderTexts);
  const [announcement, setAnnouncement] = useState('');
  if (typeof navigator === 'undefined' || !('clipboard' in navigator)) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(t('copy.done', { what }));
    } catch {
      setAnnouncement(t('copy.failed')); // The browser, or the shopper, does not allow it.
    }
  };
  return (
    <>
      <IconButton icon={announcement === t('copy.done', { what }) ? Check : Copy} label={t('copy.label', { what })} onClick={copy} />
      <LiveRegion message={announcement} />
    </>
  );
};
