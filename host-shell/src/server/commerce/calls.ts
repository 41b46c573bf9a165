import { COMMERCE_PREFIXES } from '../../commerce-prefixes.ts';

const CALLS = new RegExp(`^(?:${[...COMMERCE_PREFIXES.filter((prefix) => prefix !== '/media'), '/ws'].join('|')})(?:[/?]|$)`);

/** Whether a program asks here, with tokens and data: neither a page nor a picture. */
export const isCall = ({ method, url }: { readonly method: string; readonly url: string }): boolean =>
  (method !== 'GET' && method !== 'HEAD') || CALLS.test(url);
