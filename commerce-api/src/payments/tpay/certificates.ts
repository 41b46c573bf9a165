import { X509Certificate } from 'node:crypto';
import type { OperatorOptions } from '../operators/options.ts';

/** A certificate that Tpay has replaced is asked for anew after so long. */
const KEPT_MS = 2 * 60 * 60_000;
const LIMIT_MS = 5000;

export interface Certificates {
  /** The certificate at that address, if it is Tpay's and issued by the root; undefined for any other. */
  at(address: string): Promise<X509Certificate | undefined>;
}

interface CertificatesOptions extends Pick<OperatorOptions, 'now' | 'log'> {
  readonly send: typeof fetch;
  /** The only origin that certificates are fetched from. */
  readonly origin: string;
  readonly root: X509Certificate;
}

/** Certificates that sign notifications. A signature names the address of its own one, so that only Tpay's addresses are asked, and few. */
export function certificates({ send, origin, root, now, log }: CertificatesOptions): Certificates {
  let kept: { readonly address: string; readonly certificate: X509Certificate; readonly until: number } | undefined;

  const isValid = (certificate: X509Certificate): boolean =>
    certificate.checkIssued(root) &&
    certificate.verify(root.publicKey) &&
    certificate.validFromDate <= now() &&
    now() <= certificate.validToDate;

  async function fetched(address: string): Promise<X509Certificate | undefined> {
    try {
      const answer = await send(address, { redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
      const certificate = new X509Certificate(await answer.text());
      if (isValid(certificate)) return certificate;
      log(`the certificate at ${address} is not issued by Tpay's root, or not valid now`);
    } catch {
      log(`there is no certificate at ${address}`);
    }
    return undefined;
  }

  return {
    at: async (address) => {
      const url = URL.parse(address);
      if (url === null || url.origin !== origin || !url.pathname.startsWith('/x509/')) return undefined;
      if (kept?.address === url.href && kept.until > now().getTime()) return kept.certificate;
      const certificate = await fetched(url.href);
      if (certificate !== undefined) kept = { address: url.href, certificate, until: now().getTime() + KEPT_MS };
      return certificate;
    },
  };
}
