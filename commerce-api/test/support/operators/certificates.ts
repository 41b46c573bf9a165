/** X.509 certificates for tests, written by hand (DER): Node can read certificates and not make them. */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

const tlv = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
};
const sequence = (...parts: readonly Buffer[]): Buffer => tlv(0x30, ...parts);
const whole = (number: number): Buffer => tlv(0x02, Buffer.from([number]));
const day = (date: string): Buffer => tlv(0x17, Buffer.from(`${date}000000Z`));
const bits = (content: Buffer): Buffer => tlv(0x03, Buffer.from([0]), content);

/** sha256WithRSAEncryption. */
const algorithm = sequence(tlv(0x06, Buffer.from('2a864886f70d01010b', 'hex')), tlv(0x05));
/** A name that is one common name. */
const named = (name: string): Buffer =>
  sequence(tlv(0x31, sequence(tlv(0x06, Buffer.from('550403', 'hex')), tlv(0x0c, Buffer.from(name)))));

export interface Certified {
  readonly pem: string;
  readonly key: KeyObject;
}

interface Wanted {
  readonly name: string;
  /** Who issues it; default: itself. */
  readonly by?: { readonly name: string; readonly key: KeyObject };
  /** Last day as YYMMDD. */
  readonly until?: string;
}

/** A key with its certificate. */
export function certified({ name, by, until = '491231' }: Wanted): Certified {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const issuer = by ?? { name, key: privateKey };
  const body = sequence(
    whole(1),
    algorithm,
    named(issuer.name),
    sequence(day('200101'), day(until)),
    named(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const der = sequence(body, algorithm, bits(sign('RSA-SHA256', body, issuer.key)));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return { pem: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`, key: privateKey };
}
