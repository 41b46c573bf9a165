import type { ExposedModule } from 'shared-contracts';
import type { PageStyles } from './html.ts';
import type { LoadedRelease, ReleaseSet } from './release-set.ts';
import { criticalCss } from './styles/critical.ts';
import { fullStylesAddress } from './styles/full-styles-address.ts';
import { HIDE_LATER_PARTS, withoutLaterParts } from './styles/later-parts.ts';
import { PageFeatures } from './styles/page-features.ts';

const cssOf = ({ release }: LoadedRelease, exposed: string): readonly { readonly path: string }[] => release.exposes[exposed]?.css ?? [];

/**
 * The styles of a drawn page: of the host's stylesheet and of its module's, in this order, the part that its first paint
 * needs (`html` is what stands in the root element), and where they are as a whole.
 */
export const pageStyles = (set: ReleaseSet, module: ExposedModule | null, store: string, html: string): PageStyles => {
  const { host } = set;
  const remote = module ? set.remotes.get(module.remote) : undefined;
  const part = module && remote && remote.release.exposes[module.module] ? { remote, module: module.module } : null;
  const used = [
    ...cssOf(host, '.').map(({ path }) => ({ loaded: host, path })),
    ...(part ? cssOf(part.remote, part.module).map(({ path }) => ({ loaded: part.remote, path })) : []),
  ];
  const pieces = used.flatMap(({ loaded, path }) => loaded.styles.get(path)?.pieces ?? []);
  const shown = withoutLaterParts(html);
  const critical = criticalCss(pieces, new PageFeatures(`<html data-store="${store}"><body>${shown}`));
  return {
    critical: shown === html ? critical : critical + HIDE_LATER_PARTS,
    href: fullStylesAddress(
      host.release.release,
      part ? { remote: part.remote.name, release: part.remote.release.release, module: part.module } : null,
    ),
    files: used.map(({ path }) => path),
  };
};
