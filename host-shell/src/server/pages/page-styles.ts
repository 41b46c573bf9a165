import type { ExposedModule } from 'shared-contracts';
import type { PageStyles } from './html.ts';
import { PerReleaseSet } from '../releases/per-release-set.ts';
import type { LoadedRelease, ReleaseSet } from '../releases/release-set.ts';
import { hashOf } from '../http/security.ts';
import { CriticalStyles } from '../styles/critical.ts';
import { fullStylesAddress } from '../styles/full-styles-address.ts';
import { HIDE_LATER_PARTS, withoutLaterParts } from '../styles/later-parts.ts';
import { PageFeatures } from '../styles/page-features.ts';

const cssOf = ({ release }: LoadedRelease, exposed: string): readonly { readonly path: string }[] => release.exposes[exposed]?.css ?? [];

/** The stylesheets of all pages of a module: the host's, then the module's. */
interface ModuleStyles {
  readonly critical: CriticalStyles;
  readonly href: string;
  readonly files: readonly string[];
}

const moduleStyles = (set: ReleaseSet, module: { readonly remote: string; readonly module: string } | null): ModuleStyles => {
  const { host } = set;
  const remote = module ? set.remotes.get(module.remote) : undefined;
  const part = module && remote && remote.release.exposes[module.module] ? { remote, module: module.module } : null;
  const used = [
    ...cssOf(host, '.').map(({ path }) => ({ loaded: host, path })),
    ...(part ? cssOf(part.remote, part.module).map(({ path }) => ({ loaded: part.remote, path })) : []),
  ];
  return {
    critical: new CriticalStyles(used.flatMap(({ loaded, path }) => loaded.styles.get(path)?.pieces ?? [])),
    href: fullStylesAddress(
      host.release.release,
      part ? { remote: part.remote.name, release: part.remote.release.release, module: part.module } : null,
    ),
    files: used.map(({ path }) => path),
  };
};

/** The styles of rendered pages, whatever release set has rendered them. */
export class PageStyleBook {
  /** By remote and module; '': pages of no module. */
  readonly #styles = new PerReleaseSet((set, name: string) => {
    const [remote, module] = name.split(' ');
    return moduleStyles(set, remote && module ? { remote, module } : null);
  });

  /**
   * The styles of a page: the part of its stylesheets that its first paint needs (`html` is what is in the root element),
   * and where they are as a whole.
   * @param own styles of what the server itself adds to the page
   */
  of(set: ReleaseSet, module: ExposedModule | null, store: string, html: string, own = ''): PageStyles {
    const { critical, href, files } = this.#styles.of(set, module ? `${module.remote} ${module.module}` : '');
    const shown = withoutLaterParts(html);
    const features = new PageFeatures([`<html data-store="${store}"><body>`, ...shown]);
    const css = critical.of(features) + (shown.length === 1 ? '' : HIDE_LATER_PARTS) + own;
    return { critical: { css, hash: hashOf(css) }, href, files };
  }
}
