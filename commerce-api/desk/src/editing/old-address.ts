/** The stored path of an address as it is typed or pasted: `https://sklep.example/stary-adres.html?x=1` → `stary-adres`. */
export const oldAddress = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.html$/, '');

type Translate = (key: string) => string;

/** An old address as lists name it. @param key store and stored path */
export function addressText(key: string, translate: Translate): string {
  const [store = '', path = ''] = key.split(' ');
  return `/${path}.html · ${translate(`store.${store}`)}`;
}

/** Where an old address leads. @param target stored path; empty: it says that it is gone */
export const targetText = (target: string, translate: Translate): string =>
  target === '' ? translate('redirects.gone') : `/${target}.html`;
