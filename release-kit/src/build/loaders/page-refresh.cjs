/**
 * Fast Refresh for page modules. They export their texts beside their component; React's rule does not accept modules with other
 * exports than components: every edit would reload the page and lose its state. The component is registered nevertheless,
 * so it is enough to accept the new module and to start the refresh.
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
