import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address without its zone. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const start = head === '' ? [] : head.split(':');
  if (tail === undefined) return start;
  const end = tail === '' ? [] : tail.split(':');
  return [...start, ...Array<string>(Math.max(8 - start.length - end.length, 0)).fill('0'), ...end];
};

/** What limits count by: an IPv4 address, or the /64 network of an IPv6 address, which one caller has as a whole. */
export const addressKey = (address: string): string => {
  const plain = MAPPED.exec(address)?.[1];
  if (plain !== undefined) return plain;
  if (!isIPv6(address)) return address;
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
