import { useStore } from 'jotai';
import { SEARCH_HISTORY, appSlice, useBus, useLanguage, type Language } from 'shared-contracts';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { browserPage, lazyStorage } from './browser-page.ts';
import { changeDrawers, createCommands } from './create-commands.ts';
import { useSession } from './presence/use-session.ts';
import { ShellCommandsContext } from './shell-commands.ts';

interface ProviderProps {
  readonly onLanguageChange?: ((language: Language) => void) | undefined;
  readonly children: ReactNode;
}

/** Makes the shell's commands for this page. Their identity never changes: a navigation draws no header anew. */
export const ShellCommandsProvider = ({ onLanguageChange, children }: ProviderProps): ReactNode => {
  const store = useStore();
  const bus = useBus();
  const language = useLanguage();
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  // The router gives a new function for every address.
  const latest = useRef({ navigate, onLanguageChange, path: pathname + search });
  useEffect(() => {
    latest.current = { navigate, onLanguageChange, path: pathname + search };
  });

  const storage = useMemo(lazyStorage, []);
  const commands = useMemo(
    () =>
      createCommands({
        ...browserPage,
        store,
        bus,
        language,
        storage,
        navigate: (path) => void latest.current.navigate(path),
        path: () => latest.current.path,
        changeLanguage: (chosen) => {
          const { onLanguageChange: change } = latest.current;
          if (change) change(chosen);
          else browserPage.reload();
        },
      }),
    [store, bus, language, storage],
  );

  useSession(storage);
  useEffect(() => {
    store.set(appSlice.patch, { searchHistory: storage().read(SEARCH_HISTORY) }); // D-11
  }, [store, storage]);

  const first = useRef(key);
  useEffect(() => {
    if (first.current !== key) changeDrawers(store, { type: 'route-changed' }); // D-07
    first.current = key;
  }, [store, key]);

  return <ShellCommandsContext value={commands}>{children}</ShellCommandsContext>;
};
