const digests: Readonly<Record<string, string>> = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Whether the bytes have one of the hashes of an `integrity` attribute; without one that is known they do not. */
export const hasIntegrity = async (bytes: ArrayBuffer, integrity: string): Promise<boolean> => {
  for (const wanted of integrity.split(/\s+/)) {
    const [algorithm = '', hash = ''] = wanted.split(/-(.*)/s);
    const digest = digests[algorithm];
    if (digest !== undefined && base64(await crypto.subtle.digest(digest, bytes)) === hash) return true;
  }
  return false;
};
