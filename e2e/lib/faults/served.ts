import type { RemoteName } from 'shared-contracts/federation';
import type { OwnServer } from '../own-servers.ts';

/** A host's answer about the releases that it serves. */
export interface Served {
  readonly revision: number;
  readonly releases: readonly { readonly name: string; readonly release: string; readonly renderedOnServer: boolean }[];
}

// The host's own answer.
export const served = async ({ url }: OwnServer): Promise<Served> => (await (await fetch(`${url}/__federation/releases`)).json()) as Served;

export const servedRelease = async (host: OwnServer, name: RemoteName): Promise<string | undefined> =>
  (await served(host)).releases.find((one) => one.name === name)?.release;

// The host reads its registry twice a second.
const THREE_POLLS_MS = 1_600;

/** @returns a function that is true after the time in which a running host reads its registry three times */
export const afterThreePolls = (): (() => boolean) => {
  const until = Date.now() + THREE_POLLS_MS;
  return () => Date.now() > until;
};
