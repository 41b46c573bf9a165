import { createContext, type ComponentType } from 'react';
import type { FooterData, StoreConfig } from '../data.ts';

export interface FooterColumnsProps {
  readonly data: FooterData;
  readonly store: StoreConfig;
}

/** The server's drawing of the columns. Null in browsers: they have the server's HTML, and only seldom need the code. */
export const FooterColumnsContext = /* @__PURE__ */ createContext<ComponentType<FooterColumnsProps> | null>(null);
