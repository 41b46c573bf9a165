import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kill, promote } from './changes.ts';
import { signingKey, trustedKeys } from './keys.ts';
import { changeRegistry, readRegistry, type RegistryWrite } from './registry-file.ts';
import { refer, testKeys } from './testing/references.ts';

const keys = testKeys();
let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'registry-'));
  file = join(dir, 'deep', 'registry.json');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (more: Partial<RegistryWrite> = {}): RegistryWrite => ({ file, ...keys, now: new Date(), by: 'Ola', ...more });
const activate = (release: string, more: Partial<RegistryWrite> = {}) =>
  changeRegistry(write(more), (remotes) => promote(remotes, { 'mfe-catalog': refer(release) }));
const active = () => readRegistry(file, keys.trusted)?.remotes['mfe-catalog']?.active.release;

describe('[J-18] the file of the registry', () => {
  it('starts with the first release, counts its revisions, and is read as it was written', () => {
    expect(readRegistry(file, keys.trusted)).toBeNull();
    activate('1.0.0-a');
    const second = activate('1.0.0-b');
    expect(second.texts).toEqual(['mfe-catalog: 1.0.0-a → 1.0.0-b']);
    expect(readRegistry(file, keys.trusted)).toEqual(second.registry);
    expect(second.registry).toMatchObject({ revision: 2, previousRevision: 1 });
    expect(readdirSync(join(dir, 'deep'))).toEqual(['registry.json']);
  });

  it('is not written when nothing changes, nor in a dry run, which reports the change', () => {
    activate('1.0.0-a');
    expect(activate('1.0.0-a')).toMatchObject({ texts: [], registry: { revision: 1 } });
    expect(activate('1.0.0-b', { dryRun: true })).toMatchObject({ texts: ['mfe-catalog: 1.0.0-a → 1.0.0-b'], registry: { revision: 2 } });
    expect(active()).toBe('1.0.0-a');
  });

  it('is replaced only if it has the expected revision', () => {
    activate('1.0.0-a');
    activate('1.0.0-b', { expected: 1 });
    expect(() => activate('1.0.0-c', { expected: 1 })).toThrow('the registry has revision 2, not 1: nothing was written');
    expect(active()).toBe('1.0.0-b');
  });

  it('is changed by one process at a time; the lock of a dead process is ignored', () => {
    activate('1.0.0-a');
    const lock = `${file}.lock`;
    writeFileSync(lock, '');
    expect(() => activate('1.0.0-b')).toThrow('is being changed by somebody else: nothing was written, try again');
    const old = new Date(Date.now() - 60_000);
    utimesSync(lock, old, old);
    activate('1.0.0-b');
    expect(active()).toBe('1.0.0-b');
  });

  it('an impossible change leaves it unchanged', () => {
    activate('1.0.0-a');
    expect(() => changeRegistry(write(), (remotes) => kill(remotes, 'mfe-nobody'))).toThrow('has no release');
    expect(() => activate('latest')).toThrow('is not a release id');
    expect(active()).toBe('1.0.0-a');
    expect(readdirSync(join(dir, 'deep'))).toEqual(['registry.json']);
  });

  it('that was edited by hand is neither accepted nor overwritten', () => {
    activate('1.0.0-a');
    const text = readFileSync(file, 'utf8').replace('1.0.0-a', '6.6.6-x');
    writeFileSync(file, text);
    expect(() => readRegistry(file, keys.trusted)).toThrow(/^REGISTRY_FILE: .*registry\.json has a signature that does not fit/);
    expect(() => activate('1.0.0-b')).toThrow('REGISTRY_FILE');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('without a signature (first schema) is replaced, with a higher revision', () => {
    activate('1.0.0-a');
    writeFileSync(file, '{"schemaVersion":1,"revision":41,"remotes":{}}');
    expect(activate('1.0.0-b').registry.revision).toBe(42);
  });
});

describe('[J-54] the keys of the registry', () => {
  it('are created once, readable for the owner only, and match', () => {
    const key = signingKey({ dataDir: dir });
    expect(signingKey({ dataDir: dir }).equals(key)).toBe(true);
    expect(statSync(join(dir, 'registry-key.pem')).mode & 0o777).toBe(0o600);
    const trusted = trustedKeys({ dataDir: dir });
    changeRegistry(write({ key, trusted }), (remotes) => promote(remotes, { 'mfe-catalog': refer('1.0.0-a') }));
    expect(readRegistry(file, trusted)?.revision).toBe(1);
  });

  it('come from the configuration, in PEM or its base64, an old and a new one together', () => {
    const pem = String(keys.key.export({ type: 'pkcs8', format: 'pem' }));
    expect(signingKey({ dataDir: dir, privateKey: Buffer.from(pem).toString('base64') }).equals(keys.key)).toBe(true);
    expect(trustedKeys({ dataDir: dir, privateKey: pem })[0]?.equals(keys.trusted[0] ?? keys.key)).toBe(true);
    const publicPems = [keys, testKeys()].map(({ trusted }) => String(trusted[0]?.export({ type: 'spki', format: 'pem' })));
    expect(trustedKeys({ dataDir: dir, publicKeys: publicPems.join(',') })).toHaveLength(2);
    expect(readdirSync(dir)).toEqual([]);
  });

  it('that are invalid are reported in one line', () => {
    expect(() => signingKey({ dataDir: dir, privateKey: 'secret' })).toThrow('REGISTRY_PRIVATE_KEY: is not a key in PEM');
    expect(() => trustedKeys({ dataDir: dir, publicKeys: 'secret' })).toThrow('REGISTRY_PUBLIC_KEY: is not a key in PEM');
    expect(() => trustedKeys({ dataDir: dir })).toThrow('REGISTRY_PUBLIC_KEY: is missing');
  });
});
