/**
 * How others use a type, where they do not only read it:
 * - `given`: they make it and hand it over; what they made yesterday must still be taken.
 * - `each`: a table of things that both sides make and read; entries may come, none may go or change in a way that one side
 *   can't take.
 * - `none`: said better by another name.
 */
export type Role = 'read' | 'given' | 'each' | 'none';

const roles: Readonly<Record<string, Role>> = {
  // Events and slots: what is known may grow.
  EventName: 'given',
  EventPayloads: 'each',
  EventHandler: 'given',
  SlotName: 'given',
  SlotProps: 'each',
  SlotRequest: 'given',
  BusOptions: 'given',
  // Filled by the host alone.
  SlotContext: 'none',
  // `EventPayloads` says it, without the words of the library.
  eventSchemas: 'none',
  // The host draws a kind of page with the module of a remote, never with one that does not know it.
  PageKind: 'given',
  RemotePageKind: 'given',
  // What remotes bring.
  RemoteModule: 'given',
  PageModule: 'given',
  LoadableTexts: 'given',
  // Operations are compared one by one, what is sent and what is answered.
  operations: 'none',
  paths: 'none',
};

/** Words of which more may come: where they are used, which there are does not matter; that none goes is a matter of its own. */
export const openWords: readonly string[] = ['EventName', 'SlotName', 'PageKind', 'RemotePageKind'];

/** Tables that are compared entry by entry: where one is used by a name that is not known yet, its entries do not matter. */
export const tables: readonly string[] = ['EventPayloads', 'SlotProps'];

/** How others use an exported name. */
export const roleOf = (name: string): Role => roles[name] ?? 'read';
