/** The browser's HMAC and SHA-256; only pages with https (or of this machine) have them. */
type Subtle = Pick<SubtleCrypto, 'digest' | 'importKey' | 'sign'>;

/** Where tabs of the browser find how a token goes on: what it is replaced with is made of the token and of a nonce that tells nothing alone. */
export interface SuccessionPorts {
  readonly shared: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly subtle: Subtle;
}

/** A token as it is now, and since when, milliseconds since 1970. */
export interface CurrentToken {
  readonly token: string;
  readonly since: number;
}

const STEP = 'desk_step:';
/** No session lives longer. */
const STEP_LIFE_MS = 24 * 60 * 60_000;
/** More than a session has. */
const MOST_STEPS = 100;
const storedStep = /^(\d{1,16}):([\w-]{20,200})$/;

const asBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const encode = (text: string) => new TextEncoder().encode(text);

/** J-275: the token that follows another one; the server makes the same. */
async function nextToken(subtle: Subtle, token: string, nonce: string): Promise<string> {
  const key = await subtle.importKey('raw', encode(token), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return asBase64Url(await subtle.sign('HMAC', key, encode(nonce)));
}

/** Under which name the step of a token is kept: no token stands outside of its tab. */
const nameOf = async (subtle: Subtle, token: string): Promise<string> => STEP + asBase64Url(await subtle.digest('SHA-256', encode(token)));

/** J-275: what a token has become meanwhile, in any tab; itself where nobody has replaced it. */
export async function newestOf({ shared, subtle }: SuccessionPorts, held: CurrentToken): Promise<CurrentToken> {
  let current = held;
  for (let round = 0; round < MOST_STEPS; round += 1) {
    const [, at, nonce] = storedStep.exec(shared.getItem(await nameOf(subtle, current.token)) ?? '') ?? [];
    if (nonce === undefined) break;
    current = { token: await nextToken(subtle, current.token, nonce), since: Number(at) };
  }
  return current;
}

/** Tells all tabs how a token goes on; what is older than any session goes. @throws where the browser keeps nothing */
export async function shareStep({ shared, subtle }: SuccessionPorts, token: string, step: { readonly nonce: string; readonly at: number }) {
  shared.setItem(await nameOf(subtle, token), `${step.at}:${step.nonce}`);
  const names = Array.from({ length: shared.length }, (_, at) => shared.key(at) ?? '');
  for (const name of names) {
    const [, at] = (name.startsWith(STEP) ? storedStep.exec(shared.getItem(name) ?? '') : null) ?? [];
    if (at !== undefined && step.at - Number(at) > STEP_LIFE_MS) shared.removeItem(name);
  }
}
