/** K-13. The gateway's page: of this shop itself, or encrypted; null for anything else, which is never followed. */
export function safeRedirect(address: string | null, origin: string): string | null {
  if (address === null) return null;
  try {
    const url = new URL(address, origin);
    return url.origin === origin || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null; // Not an address at all.
  }
}
