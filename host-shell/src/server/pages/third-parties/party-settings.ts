import * as v from 'valibot';

const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const parsed = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** A host name that can be written into a policy: no wildcards, and no characters that would begin another directive. */
const isPlainHost = (hostname: string): boolean => /^[\w.-]+$/.test(hostname) || LOOPBACK_HOSTS.includes(hostname);

const isSafe = ({ protocol, hostname }: URL): boolean =>
  isPlainHost(hostname) && (protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.includes(hostname)));

const secureUrl = v.pipe(
  v.string(),
  v.check((text) => parsed(text) !== null, 'is not a URL'),
  v.transform((text) => new URL(text)),
  v.check(isSafe, 'is not an https:// address'),
  v.check(({ username, password }) => username + password === '', 'holds a name or a password'),
);

/** Address of a third party: https (http on the host's own machine), with path and query. */
export const partyAddress = v.pipe(
  secureUrl,
  v.check(({ hash }) => hash === '', 'has a part after #'),
  v.transform(({ href }) => href),
);

const listOf = (text: string): readonly string[] => text.split(',').filter((part) => part !== '');

const isOrigin = (text: string): boolean => {
  const url = parsed(text);
  return url !== null && url.origin === text && isSafe(url);
};

/** Origins separated by commas, each as browsers write it. */
export const partyOrigins = v.pipe(
  v.string(),
  v.transform(listOf),
  v.check((origins) => origins.every(isOrigin), 'is not a list of https:// origins, separated by commas'),
);

/** Names of Trusted Types policies, separated by commas; the characters are those that a policy's name may have. */
export const partyPolicies = v.pipe(
  v.string(),
  v.transform(listOf),
  v.check(
    (names) => names.every((name) => /^[\w\-#=/@.%]+$/.test(name) && name !== 'default'),
    "is not a list of names of Trusted Types policies, separated by commas, 'default' not among them",
  ),
);
