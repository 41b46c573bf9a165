import { useTexts } from 'shared-contracts';
import { Drawer } from 'shared-ui/drawer';
import type { ReactNode } from 'react';
import { layerTexts } from '../layer-texts/index.ts';
import { SearchForm } from '../search/SearchForm.tsx';

/** D-04: the search of small screens. */
const SearchDrawer = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): ReactNode => {
  const t = useTexts(layerTexts);
  return (
    <Drawer open={open} onClose={onClose} title={t('search.title')}>
      {open && <SearchForm autoFocus suggestions="inline" />}
    </Drawer>
  );
};

export default SearchDrawer;
