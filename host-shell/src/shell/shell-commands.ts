import { createContext, useContext, type MouseEvent } from 'react';
import type { DrawerName, Language } from 'shared-contracts';
import type { ShellPart } from './shell-part.ts';

/**
 * What the parts of the shell ask it to do. Handlers of links take the event: they prevent its default only when they
 * act themselves, so that before hydration, with a modifier key or after a failed load the link does its own work.
 */
export interface ShellCommands {
  readonly toggleDrawer: (drawer: DrawerName, event: MouseEvent) => void;
  /** S-15…S-17 */
  readonly toggleCart: (event: MouseEvent) => void;
  /** Desktop: the bar over the header; below: the search drawer (D-04). */
  readonly openSearch: (event: MouseEvent) => void;
  /** W-07 */
  readonly openWishlist: (event: MouseEvent) => void;
  readonly close: () => void;
  /** D-09, D-10; false when there was nothing to search. */
  readonly runSearch: (query: string) => boolean;
  /** I-02…I-05 */
  readonly chooseLanguage: (language: Language, event: MouseEvent) => void;
  /** Fetches the code of a part that will soon be wanted. */
  readonly prefetch: (part: ShellPart) => void;
}

const nothing = (): void => undefined;

/** Without a shell around it a part is still rendered; its links work by themselves. */
const idle: ShellCommands = {
  toggleDrawer: nothing,
  toggleCart: nothing,
  openSearch: nothing,
  openWishlist: nothing,
  close: nothing,
  runSearch: () => false,
  chooseLanguage: nothing,
  prefetch: nothing,
};

export const ShellCommandsContext = createContext<ShellCommands>(idle);

/** The commands of the frame around a part; outside of it they do nothing. */
export const useShellCommands = (): ShellCommands => useContext(ShellCommandsContext);
