/** Who asks for a passkey (WebAuthn): the host name of a store, and the address of its pages. */
export interface RelyingParty {
  /** `shop.example`: browsers offer a passkey on pages of this host name. */
  readonly id: string;
  /** `https://shop.example` */
  readonly origin: string;
  /** As the browser names it to the customer. */
  readonly name: string;
}

/**
 * J-144: each store is a relying party of its own, under the public address that the settings give it, never under one of a request.
 * @throws when the settings name no address
 */
export function relyingPartyOf(store: { readonly code: string; readonly name: string }, urls: ReadonlyMap<string, string>): RelyingParty {
  const url = urls.get(store.code);
  if (url === undefined) throw new Error(`STORE_URLS names no address of ${store.code}`);
  const { hostname, origin } = new URL(url);
  return { id: hostname, origin, name: store.name };
}
