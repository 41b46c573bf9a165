import Bowser from 'bowser';

/** Where a session was begun, in names that its owner knows: 'Chrome' on 'Windows'. Null: not known. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

const longestUserAgent = 512;
// A caller writes what it likes: only names that the library has of its own reach screens and e-mails.
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

const known = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name.replace(/ for Android$/, '') : null;

/** Browser and system of a `User-Agent` header (J-125). Versions are left out: they change under the same device. */
export function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestUserAgent));
  return { browser: known(browsers, browser.name), system: known(systems, os.name) };
}
