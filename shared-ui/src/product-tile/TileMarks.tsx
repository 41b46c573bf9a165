import { Heart, Scale } from '../icons/index.ts';
import { useHydrated, useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { uiTexts } from '../i18n/index.ts';
import * as css from './product-tile.css.ts';

/** State and commands of the buttons on a tile; a command that is not given renders no button. */
export interface TileCommands {
  /** A promise keeps the button busy. */
  readonly onBuy?: (() => unknown) | undefined;
  readonly wished?: boolean | undefined;
  readonly onWish?: (() => unknown) | undefined;
  readonly compared?: boolean | undefined;
  readonly onCompare?: (() => unknown) | undefined;
}

/** Heart and compare in the corner of a tile. */
export const TileMarks = ({
  name,
  wished = false,
  onWish,
  compared = false,
  onCompare,
}: TileCommands & { readonly name: string }): ReactNode => {
  const t = useTexts(uiTexts);
  // Without scripts they would do nothing, and in the document of a listing they would be a tenth of its weight.
  const hydrated = useHydrated();
  if (!hydrated || (!onWish && !onCompare)) return null;
  return (
    <div className={css.marks}>
      {onWish && (
        <IconButton
          className={css.mark}
          icon={Heart}
          pressed={wished}
          label={t(wished ? 'tile.unwish' : 'tile.wish', { name })}
          onClick={() => onWish()}
        />
      )}
      {onCompare && (
        <IconButton
          className={css.mark}
          icon={Scale}
          pressed={compared}
          label={t(compared ? 'tile.uncompare' : 'tile.compare', { name })}
          onClick={() => onCompare()}
        />
      )}
    </div>
  );
};
