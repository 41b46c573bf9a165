import type { RemoteName } from 'shared-contracts/federation';
import type { OwnServer } from '../own-servers.ts';

/** What a host says of the releases that it serves. */
export interface Served {
  readonly revision: number;
  readonly releases: readonly { readonly name: string; readonly release: string; readonly drawnOnServer: boolean }[];
}

export const served = async ({ url }: OwnServer): Promise<Served> => (await (await fetch(`${url}/__federation/releases`)).json()) as Served;

export const servedRelease = async (host: OwnServer, name: RemoteName): Promise<string | undefined> =>
  (await served(host)).releases.find((one) => one.name === name)?.release;

// The host looks twice a second; three looks are enough to be sure.
const THREE_LOOKS_MS = 1_600;

/** A time after which a running host has looked at its registry, three times over. */
export const afterThreeLooks = (): (() => boolean) => {
  const until = Date.now() + THREE_LOOKS_MS;
  return () => Date.now() > until;
};
