import { pageScripts as federated } from '../../../host-shell/src/server/pages/page-scripts.ts';
import { HOST_NAME, assetBase } from '../../../host-shell/src/server/releases/release-set.ts';

/** What a page of the one bundle starts with: the chunks of its module are the host's own, and no container stands before them. */
export const pageScripts: typeof federated = (set, kind, module) => {
  const scripts = federated(set, kind, null);
  const { exposes, release } = set.host.release;
  const chunks = (module ? (exposes[module.module]?.js ?? []) : []).map(({ path, integrity }) => ({
    href: assetBase(HOST_NAME, release) + path,
    integrity,
  }));
  return scripts.early.length > 0
    ? { ...scripts, early: [...scripts.early, ...chunks] }
    : { ...scripts, late: chunks.map(({ href }) => href) };
};
