import { createContext, type ComponentType } from 'react';
import type { FooterData, HeaderData, StoreConfig } from '../data.ts';

export interface FooterContentProps {
  readonly data: FooterData;
  readonly store: StoreConfig;
  /** The legal line alone (checkout). */
  readonly reduced: boolean;
}

export interface MenuEntriesProps {
  readonly header: HeaderData;
  /** Called in the browser when the entries have been rendered. Stable. */
  readonly onRendered: () => void;
}

/** The content of the server-rendered parts of the frame. */
export interface ServerParts {
  readonly footer: ComponentType<FooterContentProps>;
  readonly entries: ComponentType<MenuEntriesProps>;
}

/** The server's renderings. Null in browsers: they have the server's HTML, and only seldom need the code. */
export const ServerPartsContext = /* @__PURE__ */ createContext<ServerParts | null>(null);
