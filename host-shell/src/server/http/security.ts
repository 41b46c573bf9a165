import { hash } from 'node:crypto';
import { WORKER_POLICY } from '../../offline/names.ts';

/** The hash of a text as content security policies and integrity attributes write it: `sha256-…`. */
export const hashOf = (text: string, algorithm: 'sha256' | 'sha384' = 'sha256'): string =>
  `'${algorithm}-${hash(algorithm, text, 'base64')}'`;

/** What a page's Content-Security-Policy admits for third parties. */
export interface PartyPolicy {
  /** To talk to, and to take pictures from. */
  readonly origins: readonly string[];
  /** Names of Trusted Types policies. */
  readonly policies: readonly string[];
}

export interface PolicyInput {
  /** Text of the one inline script. */
  readonly loader: string;
  /** Hash of the inline stylesheet (`hashOf`). */
  readonly style: string;
  /** Integrity (sha384-…) of scripts that the page preloads: under strict-dynamic a preload needs its hash in the policy. */
  readonly preloads: readonly string[];
  /** Third parties that the settings name. Their scripts need no place here: the shop's own scripts load them. */
  readonly parties: PartyPolicy;
  readonly secure: boolean;
}

/**
 * The Content-Security-Policy of a page: no nonce (cacheable HTML must not carry one), one inline loader admitted by its
 * hash, everything else through it; Trusted Types enforced.
 */
export const contentSecurityPolicy = ({ loader, style, preloads, parties, secure }: PolicyInput): string =>
  [
    "default-src 'none'",
    ['script-src', hashOf(loader), ...preloads.map((integrity) => `'${integrity}'`), "'strict-dynamic'"].join(' '),
    `style-src 'self' ${style}`,
    ["img-src 'self' data:", ...parties.origins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...parties.origins].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    [`trusted-types default amperio-cms ${WORKER_POLICY}`, ...parties.policies].join(' '),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** Headers of every answer, whatever it is. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(self), geolocation=(self), microphone=(), payment=(self), usb=()',
  'x-frame-options': 'DENY',
};
