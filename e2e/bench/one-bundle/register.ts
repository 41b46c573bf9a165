import { registerHooks } from 'node:module';

// For `node --import`: the host's server as it is, but that a page's scripts are looked up in the one bundle.
const own = new URL('page-scripts.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const isReplaced = resolved.url.endsWith('/host-shell/src/server/pages/page-scripts.ts') && context.parentURL !== own;
    return isReplaced ? { ...resolved, url: own } : resolved;
  },
});
