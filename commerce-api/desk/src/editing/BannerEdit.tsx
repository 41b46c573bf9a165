import { useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { Content } from '../api.ts';
import { BannerTiles } from './BannerTiles.tsx';
import { EditPage } from './EditPage.tsx';
import { Editor } from './Editor.tsx';

interface Tile {
  readonly graphicsId: number;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly url: string;
  /** Empty: the drawn one. */
  readonly picture: string;
}

const tileOf = ({ graphicsId, title, text, button, url }: Omit<Tile, 'picture'>) => ({ graphicsId, title, text, button, url });

const contentOf = (values: FieldValues): Content => ({
  kind: 'banner',
  // The form's own fields, each with its kind of value.
  tiles: (values['tiles'] as readonly Tile[]).map(({ picture, ...tile }) => ({ ...tileOf(tile), ...(picture !== '' && { picture }) })),
});

/** J-217: the promotions at the top of a store's home page. */
export const BannerEdit = () => {
  const translate = useTranslate();
  return (
    <EditPage kind="banner">
      {(key, entry, onEntry) => (
        <Editor
          kind="banner"
          resource="banners"
          entryKey={key}
          title={translate('banners.one', { store: translate(`store.${key}`) })}
          entry={entry}
          initial={{ tiles: entry.content?.kind === 'banner' ? entry.content.tiles.map((tile) => ({ picture: '', ...tile })) : [] }}
          contentOf={contentOf}
          onEntry={onEntry}
        >
          <BannerTiles />
        </Editor>
      )}
    </EditPage>
  );
};
