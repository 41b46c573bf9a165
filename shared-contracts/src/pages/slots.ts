import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import type { ExposedModule } from '../federation/remotes.ts';

/** Props of every slot, by its name. A slot is a place in which another team's part is rendered. */
export interface SlotProps {
  readonly 'cart.drawer': { readonly onClose: () => void };
}

export type SlotName = keyof SlotProps;

/** Which module of which remote fills a slot. */
export const slotModules: Readonly<Record<SlotName, ExposedModule>> = {
  'cart.drawer': { remote: 'mfe-cart-checkout', module: './CartDrawer' },
};

export interface SlotRequest<Name extends SlotName = SlotName> {
  readonly name: Name;
  readonly props: SlotProps[Name];
  /** Shown while the part loads; its size is kept when the part fails. */
  readonly fallback?: ReactNode;
  /**
   * What stands in the place of a part that failed. It is given the host's message with its retry, and may add to it what the
   * shopper can do without the part, or leave it out. By default the message alone.
   */
  readonly renderFailed?: (message: ReactNode) => ReactNode;
}

/** The host's slot renderer; null outside the host (a remote that runs alone shows the fallback). */
export const SlotContext = createContext<ComponentType<SlotRequest> | null>(null);

/** Asks the host for another team's part by the name of its slot: the only way of one remote to show another's. */
export const Slot = <Name extends SlotName>(request: SlotRequest<Name>): ReactNode => {
  const Renderer = useContext(SlotContext);
  return Renderer === null ? (request.fallback ?? null) : createElement(Renderer, request);
};
