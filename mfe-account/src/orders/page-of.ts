/** The page that an address asks for, from 1; the first one for anything else. */
export function pageOf(search: string): number {
  const value = new URLSearchParams(search).get('p') ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}
