import { load, sharedFor, type Factory, type ShareConfig, type Shared, type ShareScope } from './share-scope.ts';

/** What the bundler wrote into the container about itself. */
export interface ContainerOptions {
  readonly name: string;
  readonly shareStrategy?: string;
}

/** A package that the container holds a copy of, as the bundler describes it. */
interface OwnCopy {
  readonly version: string;
  readonly scope: readonly string[];
  readonly shareConfig: ShareConfig;
  readonly get: Shared['get'];
}

interface Asked {
  readonly customShareInfo?: { readonly shareConfig?: ShareConfig };
}

const SCOPE = 'default';

/**
 * A container's half of module federation: it takes the page's share scope, adds its own copies for a page that shares
 * nothing, and finds shared packages in it. Its members are those that the bundler's runtime calls.
 */
export class ContainerInstance {
  options: ContainerOptions;
  readonly shareScopeMap: Record<string, ShareScope> = {};
  readonly #copies: (readonly [key: string, copy: OwnCopy])[] = [];

  constructor(options: ContainerOptions) {
    this.options = options;
  }

  get name(): string {
    return this.options.name;
  }

  /** Called by `init` of the container, with what the page says. */
  initOptions(options: Partial<ContainerOptions>): void {
    this.options = { ...this.options, ...options };
  }

  /** Takes the page's scope for its own. */
  initShareScopeMap(key: string, scope: ShareScope): void {
    this.shareScopeMap[key] = scope;
  }

  /** The container's copies, known by the bundler's runtime before the page's scope is. */
  registerShared(shared: Readonly<Record<string, readonly OwnCopy[]>>): void {
    for (const [key, copies] of Object.entries(shared)) for (const copy of copies) this.#copies.push([key, copy]);
  }

  /** Adds the container's copies to the scope. A version that is there already stays as it is. */
  initializeSharing(key = SCOPE): readonly Promise<void>[] {
    const scope = (this.shareScopeMap[key] ??= {});
    for (const [name, { version, shareConfig, get }] of this.#copies) {
      const versions = (scope[name] ??= {});
      const from = this.name;
      versions[version] ??= { version, from, get, scope: [key], strategy: 'loaded-first', shareConfig, useIn: [], deps: [] };
    }
    return [];
  }

  /** @returns false when nobody shares the package; the bundler's runtime then uses the container's copy */
  async loadShare(key: string, asked?: Asked): Promise<Factory | false> {
    const shared = this.#find(key, asked);
    return shared ? await load(shared) : false;
  }

  /** @throws when the package would first have to be fetched */
  loadShareSync(key: string, asked?: Asked): Factory {
    const shared = this.#find(key, asked);
    const factory = shared && (shared.lib ?? load(shared));
    if (typeof factory !== 'function') throw new Error(`${this.name} needs ${key} at once, and the page has not loaded it`);
    return factory;
  }

  #find(key: string, asked?: Asked): Shared | undefined {
    this.initializeSharing();
    const shared = sharedFor(this.shareScopeMap[SCOPE] ?? {}, key, asked?.customShareInfo?.shareConfig?.requiredVersion, this.name);
    if (shared && !shared.useIn.includes(this.name)) shared.useIn.push(this.name);
    return shared;
  }
}
