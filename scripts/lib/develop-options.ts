import { parseArgs } from 'node:util';
import { remoteNames, type RemoteName } from 'shared-contracts/federation';

/** Options for running one remote inside a running host. */
export interface AgainstOptions {
  readonly name: RemoteName;
  /** The page that is opened there. */
  readonly page: URL;
  /** The address at which the host reaches the local build; null: a port of this machine. */
  readonly publicUrl: URL | null;
  /** Opens the page in the browser. */
  readonly open: boolean;
}

export interface DevelopOptions {
  /** Undefined: the whole shop. */
  readonly name: RemoteName | undefined;
  readonly against: AgainstOptions | null;
}

const isRemote = (name: string): name is RemoteName => remoteNames.some((known) => known === name);

const known = {
  filter: { type: 'string', short: 'F' },
  against: { type: 'string' },
  'public-url': { type: 'string' },
  open: { type: 'boolean' },
} as const;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true });
  } catch {
    return null; // an unknown option, or one without its value
  }
};

const address = (option: string, text: string): URL => {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol)) return url;
  throw new Error(`--${option}: '${text}' is no address like https://shop.example.com`);
};

/**
 * Parses the arguments of `pnpm dev`: `--filter <name>` (or `-F <name>`, or the bare name) for one remote, with `--against <host>` inside
 * a running host; no arguments for the whole shop.
 * @throws for anything else, in one line
 */
export const developOptions = (args: readonly string[]): DevelopOptions => {
  const parsed = parse(args);
  const names = parsed === null ? [] : [...(parsed.values.filter === undefined ? [] : [parsed.values.filter]), ...parsed.positionals];
  const [name, ...rest] = names;
  if (parsed === null || rest.length > 0 || (name !== undefined && !isRemote(name))) {
    throw new Error(`'${args.join(' ')}' is not understood: name one of ${remoteNames.join(', ')}, e.g. pnpm dev --filter mfe-catalog`);
  }
  const { against, 'public-url': publicUrl, open = false } = parsed.values;
  if (against === undefined) {
    if (publicUrl !== undefined || open) throw new Error('--public-url and --open need --against <host url>');
    return { name, against: null };
  }
  if (name === undefined) throw new Error('--against needs the remote: pnpm dev --filter mfe-catalog --against <host url>');
  const there = { page: address('against', against), publicUrl: publicUrl === undefined ? null : address('public-url', publicUrl) };
  return { name, against: { name, ...there, open } };
};
