import { pageScripts as federated } from '../../../host-shell/src/server/pages/page-scripts.ts';
import { HOST_NAME, assetBase } from '../../../host-shell/src/server/releases/release-set.ts';

/** The scripts of a page of the one bundle: the chunks of its module belong to the host, and there is no container entry. */
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
