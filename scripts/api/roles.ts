/**
 * How others use a type:
 * - `read`: they only read it.
 * - `given`: they create values and pass them on; values for the old type must still be accepted.
 * - `each`: a table whose entries both sides create and read; entries may be added, but not removed or changed incompatibly.
 * - `none`: not compared, because another name covers it.
 */
export type Role = 'read' | 'given' | 'each' | 'none';

const roles: Readonly<Record<string, Role>> = {
  // Events and slots: new ones may be added.
  EventName: 'given',
  EventPayloads: 'each',
  EventHandler: 'given',
  SlotName: 'given',
  SlotProps: 'each',
  SlotRequest: 'given',
  BusOptions: 'given',
  // Provided by the host only.
  SlotContext: 'none',
  // `EventPayloads` covers it, without the types of the schema library.
  eventSchemas: 'none',
  // The host renders a kind of page only with remotes that know it.
  PageKind: 'given',
  RemotePageKind: 'given',
  // Provided by remotes.
  RemoteModule: 'given',
  PageModule: 'given',
  LoadableTexts: 'given',
  // Operations are compared one by one, by request and response.
  operations: 'none',
  paths: 'none',
};

/** Unions that may get new members: where they are used, their members are not compared; removed members are checked separately. */
export const openUnions: readonly string[] = ['EventName', 'SlotName', 'PageKind', 'RemotePageKind'];

/** Tables that are compared entry by entry: where one is indexed by a type parameter, its entries are not compared. */
export const tables: readonly string[] = ['EventPayloads', 'SlotProps'];

/** How others use an exported name. */
export const roleOf = (name: string): Role => roles[name] ?? 'read';
