/** argon2id. Its machine code is loaded with the first password: no start waits for it. */
const argon2 = () => import('@node-rs/argon2');

/** What is kept of a password. */
export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password);

/** Whether a password is the one of which this was kept. */
export const isPasswordOf = async (hash: string, password: string): Promise<boolean> => (await argon2()).verify(hash, password);

/** Of something that is random already, with a salt of its owner: the same text has the same hash. @returns base64url */
export const hashWithSalt = async (text: string, salt: Uint8Array): Promise<string> =>
  (await (await argon2()).hashRaw(text, { salt })).toString('base64url');
