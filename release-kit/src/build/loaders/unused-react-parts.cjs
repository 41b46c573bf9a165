/**
 * Leaves out of react-dom what no part of the shop uses: view transitions, refs on fragments, activities, lists of suspense
 * boundaries, action states, stylesheets, scripts, titles and preloads put into the head by components,
 * properties of custom elements (54 → 46 KB compressed, a tenth of what a phone compiles at the start). Who uses one of them is
 * told by an error. React asks for the first two with every commit: where there are none, each function of `idle` walks the
 * tree and does nothing. A React whose functions have other names is not built with until these lists have been read again.
 */
const idle = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNestedViewTransitions',
  'commitNewChildToFragmentInstance',
  'commitNewChildToFragmentInstances',
  'deleteChildFromFragmentInstance',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
];

const refused = [
  'FragmentInstance',
  'acquireResource',
  'adoptPreloadPropsForScript',
  'adoptPreloadPropsForStylesheet',
  'createHoistableInstance',
  'createViewTransitionInstance',
  'getHydratableHoistableCache',
  'getResource',
  'insertStylesheet',
  'insertStylesheetIntoRoot',
  'mountActionState',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'preloadStylesheet',
  'runActionStateAction',
  'setPropOnCustomElement',
  'suspendResource',
  'updateActionStateImpl',
  'updateActivityComponent',
  'updateSuspenseListComponent',
];
const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function \([\s\S]*?^\};$/gm;

const withBody = (source, name, body) => {
  const whole = new RegExp(`^(function ${name}\\([^)]*\\) \\{)\\n[\\s\\S]*?^\\}$`, 'm');
  if (!whole.test(source)) throw new Error(`react-dom has no function '${name}' any more: read unused-react-parts.cjs again`);
  return source.replace(whole, `$1${body}}`);
};

module.exports = function unusedReactParts(source) {
  const refusal = "throw Error('left out of this build of react-dom');";
  let rest = source.replace(methods, '');
  for (const name of idle) rest = withBody(rest, name, '');
  for (const name of refused) rest = withBody(rest, name, refusal);
  return rest;
};
