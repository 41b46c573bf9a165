import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import type { ReactNode } from 'react';
import { PlugArt } from './art.tsx';
import { NoticeView } from './NoticeView.tsx';
import { viewTexts } from './texts.ts';

interface RenderErrorViewProps {
  readonly onReload: () => unknown;
  readonly onClear: () => void;
}

/** V-11, ≠05: the page's code failed; it can be read again, or the error cleared. */
export const RenderErrorView = ({ onReload, onClear }: RenderErrorViewProps): ReactNode => {
  const t = useTexts(viewTexts);
  return (
    <NoticeView alert art={<PlugArt />} title={t('renderError.title')} text={t('renderError.text')}>
      <Button onClick={() => onReload()}>{t('renderError.reload')}</Button>
      <Button variant="secondary" onClick={onClear}>
        {t('renderError.clear')}
      </Button>
    </NoticeView>
  );
};
