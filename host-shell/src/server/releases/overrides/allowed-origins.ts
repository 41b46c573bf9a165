import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OverrideProblem } from './override-problem.ts';

/** From where releases may be shown: code of there runs on this host's server. */
export interface AllowedOrigins {
  /** `https://previews.example.com` */
  readonly origins: ReadonlySet<string>;
  /** This machine itself, any port. */
  readonly localhost: boolean;
  /** Named origins may lead into private networks, and be plain http. */
  readonly private: boolean;
}

const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const LONGEST_ADDRESS = 400;

/** `unicast` is the public internet; `loopback`, `private`, `linkLocal` … are not. */
const rangeOf = (address: string): string => (ipaddr.isValid(address) ? ipaddr.process(address).range() : 'none');

const originProblem = (text: string, isPrivate: boolean): string | null => {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== text) return 'is no origin like https://previews.example.com';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (LOOPBACK_HOSTS.includes(url.hostname) || rangeOf(host) === 'loopback') return "is this machine: the word 'localhost' allows it";
  if (isPrivate) return null;
  if (url.protocol === 'http:') return "is plain http and needs the word 'private' beside it";
  return isIP(host) !== 0 && rangeOf(host) !== 'unicast' ? "is in a private network and needs the word 'private' beside it" : null;
};

/**
 * Reads the setting OVERRIDE_ORIGINS: origins separated by commas, the word `localhost` for this machine, and the word `private` when
 * the origins may be in private networks.
 * @throws with a message that continues the setting's value
 */
export const parseAllowedOrigins = (text: string): AllowedOrigins => {
  const parts = text.split(',').filter((part) => part !== '');
  const isPrivate = parts.includes('private');
  const origins = parts.filter((part) => part !== 'localhost' && part !== 'private');
  for (const origin of origins) {
    const problem = originProblem(origin, isPrivate);
    if (problem !== null) throw new Error(`names ${origin}, which ${problem}`);
  }
  return { origins: new Set(origins), localhost: parts.includes('localhost'), private: isPrivate };
};

/** The text of the setting; empty: nothing is allowed. */
export const allowedNames = ({ origins, localhost }: AllowedOrigins): readonly string[] => [
  ...(localhost ? ['localhost'] : []),
  ...origins,
];

/**
 * The folder of a release that a developer names: its own address or that of its `release.json`.
 * @returns with a slash at its end
 * @throws OverrideProblem 'refused'
 */
export const folderAddress = (text: string, allowed: AllowedOrigins): string => {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new OverrideProblem('refused', 'This is no http(s) address.');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new OverrideProblem('refused', 'An address of a release is origin and path alone: no user, no query, no fragment.');
  const isAllowed = allowed.origins.has(url.origin) || (allowed.localhost && LOOPBACK_HOSTS.includes(url.hostname));
  if (!isAllowed) {
    const names = allowedNames(allowed);
    const those = names.length === 0 ? 'from no address' : `from ${names.join(', ')} alone`;
    throw new OverrideProblem(
      'refused',
      `${url.origin} is not allowed here: this host shows releases ${those} (setting OVERRIDE_ORIGINS).`,
    );
  }
  const folder = url.href.replace(/\/(release\.json)?$/, '') + '/';
  if (folder.length > LONGEST_ADDRESS) throw new OverrideProblem('refused', `The address has more than ${LONGEST_ADDRESS} characters.`);
  return folder;
};

/** Whether a connection may be made to the address that a host name resolves to: a name can point anywhere. @param address IP */
export const mayConnect = (host: string, address: string, allowed: AllowedOrigins): boolean => {
  const range = rangeOf(address);
  if (LOOPBACK_HOSTS.includes(host)) return range === 'loopback';
  return range === 'unicast' || (allowed.private && (range === 'private' || range === 'uniqueLocal'));
};
