import { useId, type ReactNode } from 'react';
import { Icon, type IconShape } from 'shared-ui/icon';
import { Panel } from 'shared-ui/page-container';
import * as css from '../account/account.css.ts';

interface TileProps {
  readonly icon: IconShape;
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the account. */
export const Tile = ({ icon, title, children }: TileProps): ReactNode => {
  const id = useId();
  return (
    <Panel className={css.tile} aria-labelledby={id}>
      <span className={css.plate}>
        <Icon of={icon} />
      </span>
      <h2 id={id} className={css.tileTitle}>
        {title}
      </h2>
      <div className={css.tileText}>{children}</div>
    </Panel>
  );
};
