/** The bus says what *happened*; what *is* stands in the state. One per page, made by the host. */
import { createContext, useContext, useEffect } from 'react';

import type { EventName, EventPayloads } from './payloads.ts';

/** Late subscribers get their last value (remotes load late). */
const REPLAYED: ReadonlySet<EventName> = /* @__PURE__ */ new Set<EventName>(['cart.changed@1', 'navigation.completed@1']);

export type EventHandler<Name extends EventName> = (payload: EventPayloads[Name]) => void;

export interface EventBus {
  /** Tells all subscribers, in the order in which they came; a handler that throws harms nobody else. */
  emit<Name extends EventName>(name: Name, payload: EventPayloads[Name]): void;
  /** Returns the end of the subscription. */
  on<Name extends EventName>(name: Name, handler: EventHandler<Name>): () => void;
}

export interface BusOptions {
  /** `validateEvent` in development and tests; nothing in production. */
  readonly validate?: ((name: EventName, payload: unknown) => void) | undefined;
  /** Called when a handler throws. */
  readonly onError?: (error: unknown, name: EventName) => void;
}

type AnyHandler = (payload: unknown) => void;

/** A page's event bus. A handler that throws stops no other one. */
export function createBus({ validate, onError = () => {} }: BusOptions = {}): EventBus {
  const handlers = new Map<EventName, Set<AnyHandler>>();
  const last = new Map<EventName, unknown>();

  function call(name: EventName, handler: AnyHandler, payload: unknown): void {
    try {
      handler(payload);
    } catch (error) {
      onError(error, name);
    }
  }

  return {
    emit(name, payload) {
      validate?.(name, payload);
      if (REPLAYED.has(name)) last.set(name, payload);
      const present = [...(handlers.get(name) ?? [])]; // Handlers added during the dispatch get the next event.
      for (const handler of present) call(name, handler, payload);
    },
    on(name, handler) {
      // One wrapper per subscription, so that the same function may subscribe twice. The payload's type belongs to the name.
      const subscriber: AnyHandler = (payload) => handler(payload as EventPayloads[typeof name]);
      const subscribers = handlers.get(name) ?? new Set<AnyHandler>();
      handlers.set(name, subscribers.add(subscriber));
      if (last.has(name)) call(name, subscriber, last.get(name));
      return () => void subscribers.delete(subscriber);
    },
  };
}

const silentBus: EventBus = { emit: () => {}, on: () => () => {} };

/** The host provides the page's bus; without one (server, a part alone) events are dropped. */
export const BusContext = /* @__PURE__ */ createContext<EventBus>(silentBus);

/** The page's event bus. */
export function useBus(): EventBus {
  return useContext(BusContext);
}

/** Subscribes for as long as the component stands. The handler should be stable (useCallback). */
export function useEvent<Name extends EventName>(name: Name, handler: EventHandler<Name>): void {
  const bus = useContext(BusContext);
  useEffect(() => bus.on(name, handler), [bus, name, handler]);
}
