import { LogIn } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import type { IconShape } from 'shared-ui/icon';
import { Panel } from 'shared-ui/page-container';
import { loginPath } from '../paths.ts';
import { texts } from '../texts.ts';
import * as css from './account.css.ts';

interface GuestCardProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly text: string;
}

/** O-16: visitors find the way to the login here, and come back after it. */
export const GuestCard = ({ icon, title, text }: GuestCardProps): ReactNode => {
  const t = useTexts(texts);
  const { pathname, search } = useLocation();
  return (
    <Panel className={css.alone}>
      <EmptyState icon={icon} title={title} text={text}>
        <ButtonLink to={loginPath(pathname + search)} icon={LogIn}>
          {t('guest.login')}
        </ButtonLink>
      </EmptyState>
    </Panel>
  );
};
