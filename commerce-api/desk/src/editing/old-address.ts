/** The stored path of an address as it is typed or pasted: `https://sklep.example/stary-adres.html?x=1` → `stary-adres`. */
export const oldAddress = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.html$/, '');
