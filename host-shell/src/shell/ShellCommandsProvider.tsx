import { useStore } from 'jotai';
import { SEARCH_HISTORY, appSlice, useBus, useLanguage, type Language } from 'shared-contracts';
import { useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { browserPage, lazyStorage } from './browser-page.ts';
import { changeDrawers, createCommands } from './create-commands.ts';
import { isOpenAlike } from './drawers/drawer-rules.ts';
import { NavigationTargetContext } from './navigation/navigation-target.ts';
import { createPageHandle } from './page-handle.ts';
import { useDeliveryPlace } from './presence/use-delivery-place.ts';
import { useSession } from './presence/use-session.ts';
import { ShellCommandsContext } from './shell-commands.ts';

interface ProviderProps {
  readonly onLanguageChange?: ((language: Language) => void) | undefined;
  readonly children: ReactNode;
}

/** Makes the shell's commands for this page. Their identity never changes, so that a navigation does not render the header again. */
export const ShellCommandsProvider = ({ onLanguageChange, children }: ProviderProps): ReactNode => {
  const store = useStore();
  const bus = useBus();
  const language = useLanguage();
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [storage] = useState(() => lazyStorage());
  const [page] = useState(() => createPageHandle());
  const commands = useMemo(
    () => createCommands({ ...browserPage, ...page, store, bus, language, storage }),
    [store, bus, language, storage, page],
  );

  useEffect(() => {
    page.update({ navigate, path: pathname + search, changeLanguage: onLanguageChange });
  }, [page, navigate, pathname, search, onLanguageChange]);

  useSession(storage);
  useDeliveryPlace(storage);
  useEffect(() => {
    store.set(appSlice.patch, { searchHistory: storage().read(SEARCH_HISTORY) }); // D-11
  }, [store, storage]);

  // D-07: what was open when the shopper set out closes with the arrival; what was opened on the way there stays.
  const asked = useContext(NavigationTargetContext) ?? key;
  const setOut = useRef({ to: asked, open: store.get(appSlice.read) });
  useEffect(() => {
    setOut.current = { to: asked, open: store.get(appSlice.read) };
  }, [store, asked]);
  const shown = useRef(key);
  useEffect(() => {
    const { open } = setOut.current;
    if (shown.current !== key && isOpenAlike(open, store.get(appSlice.read))) changeDrawers(store, { type: 'route-changed' });
    shown.current = key;
  }, [store, key]);

  return <ShellCommandsContext value={commands}>{children}</ShellCommandsContext>;
};
