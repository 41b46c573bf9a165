import { SEARCH_PATH, useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import type { ReactNode } from 'react';
import { CableArt, ShelfArt, SignalArt } from './art.tsx';
import { NoticeView } from './NoticeView.tsx';
import { viewTexts } from './texts.ts';

/** V-01: which of the three layouts a visit gets. @param random from 0 (included) to 1 */
export const notFoundLayout = (random: number): 0 | 1 | 2 => (random < 1 / 3 ? 0 : random < 2 / 3 ? 1 : 2);

const layouts = [
  { name: 'gone', art: <CableArt /> },
  { name: 'promo', art: <ShelfArt /> },
  { name: 'signal', art: <SignalArt /> },
] as const;

interface NotFoundViewProps {
  /** Chance for the layout, 0 ≤ random < 1. */
  readonly random: number;
}

/** V-01, ∅25: the not-found page in one of its three layouts, with the way back home. */
export const NotFoundView = ({ random }: NotFoundViewProps): ReactNode => {
  const t = useTexts(viewTexts);
  const { name, art } = layouts[notFoundLayout(random)];
  return (
    <NoticeView art={art} title={t(`notFound.${name}.title`)} text={t(`notFound.${name}.text`)}>
      <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
      <ButtonLink to={SEARCH_PATH} variant="quiet">
        {t('notFound.search')}
      </ButtonLink>
    </NoticeView>
  );
};
