import { remoteNames, type RemoteName } from 'shared-contracts/federation';

const isRemote = (name: string): name is RemoteName => remoteNames.some((known) => known === name);

/**
 * The remote that `--filter <name>` (or `-F <name>`, or the bare name) asks for; undefined: the whole shop.
 * @throws for anything else, in one line
 */
export const filterOf = (args: readonly string[]): RemoteName | undefined => {
  const names = args.filter((arg) => arg !== '--filter' && arg !== '-F' && arg !== '--').map((arg) => arg.replace(/^--filter=/, ''));
  const [name, ...rest] = names;
  if (name === undefined && args.length === 0) return undefined;
  if (name === undefined || rest.length > 0 || !isRemote(name)) {
    throw new Error(`'${args.join(' ')}' is not understood: name one of ${remoteNames.join(', ')}, e.g. pnpm dev --filter mfe-catalog`);
  }
  return name;
};
