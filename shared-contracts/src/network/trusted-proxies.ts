import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

/** How many different peers are reported; an attacker must not fill the log. */
const MOST_REPORTED = 20;

/** Peers whose `X-Forwarded-*` headers are believed (`TRUSTED_PROXIES`). */
export class TrustedProxies {
  readonly #ranges = new BlockList();
  readonly #reported = new Set<string>();

  /** @param ranges addresses, or ranges like `10.0.0.0/8` */
  constructor(ranges: readonly string[]) {
    for (const range of ranges) {
      const { address, family, prefix } = parseRange(range) ?? {};
      if (address === undefined || family === undefined || prefix === undefined) throw new Error(`'${range}' is no address or range`);
      this.#ranges.addSubnet(address, prefix, family);
    }
  }

  /** @param address of a peer; an IPv4 address may be written as IPv6 (`::ffff:10.0.0.1`) */
  has(address: string | undefined): boolean {
    const family = isIP(address ?? '');
    return address !== undefined && family !== 0 && this.#ranges.check(address, family === 4 ? 'ipv4' : 'ipv6');
  }

  /**
   * Notices a proxy that is missing in the setting: without it all visitors behind it count as one, and share one limit.
   * @returns a sentence for the log, once for each peer; null when there is nothing to say
   */
  missing(peer: string | undefined, forwardedFor: string | readonly string[] | undefined): string | null {
    if (forwardedFor === undefined || peer === undefined || this.has(peer)) return null;
    if (this.#reported.has(peer) || this.#reported.size >= MOST_REPORTED) return null;
    this.#reported.add(peer);
    return `X-Forwarded-For of ${peer} is not believed: if that is your proxy, name it in TRUSTED_PROXIES`;
  }
}

const parseRange = (text: string): { readonly address: string; readonly family: 'ipv4' | 'ipv6'; readonly prefix: number } | null => {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const longest = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? longest : Number(bits);
  return prefix > longest ? null : { address, family: version === 4 ? 'ipv4' : 'ipv6', prefix };
};

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The setting: addresses and ranges, separated by commas; empty: no proxy is believed. */
export const trustedProxiesSetting = v.pipe(
  v.string(),
  v.check(
    (text) => listOf(text).every((range) => parseRange(range) !== null),
    'is not a list of addresses and ranges like 10.0.0.1,fd00::/8',
  ),
  v.transform((text) => new TrustedProxies(listOf(text))),
);
