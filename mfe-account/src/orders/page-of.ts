/** The page that an address asks for, from 1; the first one for anything else. */
export function pageOf(search: string): number {
  const asked = new URLSearchParams(search).get('p') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}
