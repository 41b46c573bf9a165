import { useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { AvalancheArt } from './art.tsx';
import { NoticeView } from './NoticeView.tsx';
import { viewTexts } from './texts.ts';

/** V-02, V-10: after a second failure within the guard no button is offered: only time helps. */
export const MaintenanceView = (): ReactNode => {
  const t = useTexts(viewTexts);
  return (
    <NoticeView
      art={<AvalancheArt />}
      title={t('maintenance.title')}
      text={
        <>
          {t('maintenance.text')}
          <br />
          {t('maintenance.safe')}
        </>
      }
    />
  );
};
