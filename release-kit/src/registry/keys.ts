import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The source of a registry's key: the configuration, or a folder that is never committed, where it is created once. */
export interface KeyPlace {
  /** PEM (or its base64) of an Ed25519 private key: `REGISTRY_PRIVATE_KEY`. */
  readonly privateKey?: string | undefined;
  /** The same of public keys, separated by commas (an old and a new one while keys change): `REGISTRY_PUBLIC_KEY`. */
  readonly publicKeys?: string | undefined;
  readonly dataDir: string;
}

const privateFile = (dataDir: string): string => join(dataDir, 'registry-key.pem');
const publicFile = (dataDir: string): string => join(dataDir, 'registry-key.pub.pem');

const pem = (text: string): string => (text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString('utf8'));

const ed25519 = (name: string, read: () => KeyObject): KeyObject => {
  let key: KeyObject;
  try {
    key = read();
  } catch (error) {
    throw new Error(`${name}: is not a key in PEM, or PEM in base64`, { cause: error });
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${name}: is a key of type ${key.asymmetricKeyType}, not ed25519`);
  return key;
};

/** Creates a key pair in the folder; hosts need the public key. */
const makeKeys = (dataDir: string): void => {
  const file = privateFile(dataDir);
  mkdirSync(dirname(file), { recursive: true });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  // Two concurrent commands: the key of the first one stays.
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  if (existsSync(file)) return;
  renameSync(fresh, file);
  writeFileSync(publicFile(dataDir), publicKey.export({ type: 'spki', format: 'pem' }));
};

/** The signing key; created when there is none. @throws in one line for an invalid key */
export const signingKey = ({ privateKey, dataDir }: KeyPlace): KeyObject => {
  if (privateKey !== undefined && privateKey.trim() !== '')
    return ed25519('REGISTRY_PRIVATE_KEY', () => createPrivateKey(pem(privateKey.trim())));
  const file = privateFile(dataDir);
  if (!existsSync(file)) makeKeys(dataDir);
  return ed25519(file, () => createPrivateKey(readFileSync(file, 'utf8')));
};

/** The trusted public keys. @throws in one line when there are none */
export const trustedKeys = (place: KeyPlace): readonly KeyObject[] => {
  const { publicKeys, privateKey, dataDir } = place;
  const given = (publicKeys ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (given.length > 0) return given.map((text) => ed25519('REGISTRY_PUBLIC_KEY', () => createPublicKey(pem(text))));
  if (privateKey !== undefined && privateKey.trim() !== '') return [createPublicKey(signingKey(place))];
  const file = publicFile(dataDir);
  if (!existsSync(file)) throw new Error(`REGISTRY_PUBLIC_KEY: is missing, and there is no ${file}`);
  return [ed25519(file, () => createPublicKey(readFileSync(file, 'utf8')))];
};
