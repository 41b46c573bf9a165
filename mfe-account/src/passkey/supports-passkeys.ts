/** Whether this browser knows passkeys: not without https, and not in old ones. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';
