/**
 * Fast Refresh for page modules. They export their texts beside their component, which React's own rule takes for a module
 * that it cannot replace: every edit would load the page again and lose its state. The component is registered all the
 * same, so it is enough to accept the new module and let React look.
 */
const runtime = JSON.stringify(require.resolve('react-refresh/runtime'));

module.exports = function pageRefresh(source, map) {
  const added = `
import { performReactRefresh as amperioRefresh } from ${runtime};
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) setTimeout(amperioRefresh);
}`;
  this.callback(null, source + added, map);
};
