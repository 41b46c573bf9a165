import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Registry, RegistryEntry, Release, ReleaseReference } from 'release-kit/schema';
import { lastGoodFile, signRegistry } from 'release-kit/registry';
import { checked, folderReleaseStorage } from 'release-kit/storage';
import { readerOf, type ReleaseReader } from '../releases/release-reader.ts';
import { hostCapabilities } from '../releases/host-capabilities.ts';
import { RegistrySource } from '../releases/registry-source.ts';
import { HOST_NAME } from '../releases/release-set.ts';

export const integrityOf = (text: string | Uint8Array): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export interface TestRelease {
  readonly name: string;
  readonly id: string;
  /** Text of the server bundle. */
  readonly server?: string;
  /** Modules that the release exposes; each gets a script and a stylesheet. */
  readonly exposes?: readonly string[];
  /** Changes the document before it is written. */
  readonly change?: (release: Release) => Release;
}

/** Heavy enough to get an address of its own. */
const SAMPLE_STATE = 'pralka '.repeat(500);

/** A host bundle that renders what it is given to render, without React. */
export const renderingHost = (word = 'strona'): string =>
  `module.exports = { renderContract: 2, renderPage: async ({ page, url, language, store, moduleOf, frame }) => {
     const kind = page.state === 'page' ? page.kind : 'unreachable';
     const remote = kind === 'listing' ? moduleOf('mfe-catalog', './ListingPage') : null;
     return { html: '<h1>${word} ' + [kind, url, language, store, frame ? 'z ramą' : 'bez ramy', remote ? remote.default() : ''].join(' ') + '</h1>',
       metadata: '<title>Test</title>', data: { 'url-resolver': page }, pageData: { state: JSON.stringify({ words: '${SAMPLE_STATE}' }) }, kind, complete: kind !== 'listing' || remote !== null, errors: kind === 'listing' && !remote ? [new Error('no listing')] : [] };
   } };`;

export const renderingRemote = (word: string): string => `exports.modules = { './ListingPage': { default: () => '${word}' } };`;

const keys = generateKeyPairSync('ed25519');

/** What hosts of tests trust, as the setting REGISTRY_PUBLIC_KEY has it. */
export const testPublicKey = String(keys.publicKey.export({ type: 'spki', format: 'pem' }));

export const testPrivateKey = String(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }));

export const trustedByTests = [keys.publicKey] as const;

/** The releases of a folder. */
export const folderReader = (dir: string): ReleaseReader => readerOf(checked(folderReleaseStorage(dir)));

/** A release storage and a registry in a folder of the test's own. */
export class ReleaseFolder {
  readonly root = mkdtempSync(join(tmpdir(), 'releases-'));
  readonly dir = join(this.root, 'store');
  readonly registryFile = join(this.root, 'registry.json');
  readonly #documents = new Map<string, string>();
  #revision = 0;

  path(...parts: string[]): string {
    return join(this.dir, ...parts);
  }

  write(file: string, text: string | Uint8Array): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Puts a release into the store, as a build would. */
  add({
    name,
    id,
    server = name === HOST_NAME ? renderingHost() : renderingRemote('lista'),
    exposes = ['./ListingPage'],
    change = (release) => release,
  }: TestRelease): Release {
    const isHost = name === HOST_NAME;
    const files = new Map<string, string>([[isHost ? 'main.js' : 'remoteEntry.js', `/* ${name} ${id} */`]]);
    const asset = (path: string) => ({ path, integrity: integrityOf(files.get(path) ?? '') });
    const exposed: Record<string, Release['exposes'][string]> = {};
    for (const module of isHost ? ['.'] : exposes) {
      const stem = module.replace(/\W/g, '') || 'app';
      const scripts = isHost ? ['main.js', 'app.js'] : [`${stem}.1.js`];
      for (const script of scripts) files.set(script, `/* ${name} ${id} ${script} */`);
      files.set(`${stem}.1.css`, `.${stem}{color:red}`);
      exposed[module] = { js: scripts.map(asset), css: [asset(`${stem}.1.css`)] };
    }
    for (const [file, text] of files) {
      this.write(this.path(name, id, 'web', file), text);
      this.write(this.path(name, id, 'web', `${file}.br`), brotliCompressSync(text));
    }
    this.write(this.path(name, id, 'server/server.cjs'), server);
    const release = change({
      schemaVersion: 1,
      name,
      release: id,
      version: '1.0.0',
      commit: 'abc1234',
      builtAt: '2026-11-20T08:00:00Z',
      owner: `${name} team`,
      entry: asset(isHost ? 'main.js' : 'remoteEntry.js'),
      exposes: exposed,
      server: { path: 'server/server.cjs', integrity: integrityOf(server) },
      assets: Object.fromEntries([...files.keys()].map((file) => [file, asset(file).integrity])),
      requires: { contracts: `^${hostCapabilities.contracts}`, imports: {} },
      provides: { contracts: hostCapabilities.contracts },
      shared: {},
    });
    const document = JSON.stringify(release);
    this.#documents.set(`${name}@${id}`, integrityOf(document));
    this.write(this.path(name, id, 'release.json'), document);
    return release;
  }

  /** Writes the registry: name → active release, or null for a killed remote. */
  activate(active: Readonly<Record<string, string | null>>, revision = this.#revision + 1): void {
    this.#revision = revision;
    const entry = (name: string, id: string | null): RegistryEntry => {
      const reference = this.referenceTo(name, id ?? '1.0.0-a');
      return { active: reference, canary: null, retained: [reference], withdrawn: [], killed: id === null };
    };
    this.publish({
      schemaVersion: 2,
      revision,
      previousRevision: null,
      issuedAt: '2026-11-20T08:00:00Z',
      remotes: Object.fromEntries(Object.entries(active).map(([name, id]) => [name, entry(name, id)])),
      changes: [],
    });
  }

  /** Signs a registry and puts it in the place of the old one. */
  publish(registry: Registry): void {
    this.#revision = registry.revision;
    this.write(this.registryFile, JSON.stringify(signRegistry(registry, keys.privateKey)));
  }

  /** A release that was made here, as a registry names it, also when its files have gone since. */
  referenceTo(name: string, release: string): ReleaseReference {
    return { release, document: this.#documents.get(`${name}@${release}`) ?? integrityOf('') };
  }

  /** What a host trusts, and where it finds the registry. */
  source(): RegistrySource {
    return new RegistrySource({ file: this.registryFile, trusted: [keys.publicKey], lastGoodFile: lastGoodFile(this.registryFile) });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
