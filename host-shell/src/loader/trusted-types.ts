/** An address of a script, if it is one of this shop's own release files; null: it must not become a script. */
export const ownScript = (url: string): string | null => {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && /^\/assets\/[\w./@+-]+\.js$/.test(pathname) ? url : null;
};

/** The one text that may become HTML: Leaflet tests with it whether the browser draws SVG (ADR 095). Every other is refused. */
const onlyEmptySvg = (html: string): string | null => (html === '<svg/>' ? html : null);

interface Rules {
  readonly createScriptURL: typeof ownScript;
  readonly createHTML: typeof onlyEmptySvg;
}

/** The part of the Trusted Types API in use; absent in some browsers. */
interface PolicyHolder {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => unknown };
}

/** Sets the default Trusted Types policy: nothing but the shop's own release files can be loaded as a script. */
export const restrictScripts = (): void =>
  // Not in the DOM's types.
  void (self as PolicyHolder).trustedTypes?.createPolicy('default', { createScriptURL: ownScript, createHTML: onlyEmptySvg });
