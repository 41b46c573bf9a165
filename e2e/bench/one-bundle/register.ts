import { registerHooks } from 'node:module';

// For `node --import`: replaces the module of the host's server that looks up a page's scripts.
const own = new URL('page-scripts.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const isReplaced = resolved.url.endsWith('/host-shell/src/server/pages/page-scripts.ts') && context.parentURL !== own;
    return isReplaced ? { ...resolved, url: own } : resolved;
  },
});
