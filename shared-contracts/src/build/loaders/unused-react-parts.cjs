/**
 * Leaves two features out of react-dom that no part of the shop uses: view transitions and refs on fragments (54 → 49 KB
 * compressed, a tenth of what a phone compiles at the start). React asks for them with every commit: without a
 * `<ViewTransition>` and without such a ref each of these functions walks the tree and does nothing. Who uses one of the
 * features is told by an error; a React whose functions have other names is not built with until this list has been read again.
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

const makers = ['FragmentInstance', 'createViewTransitionInstance'];
const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function \([\s\S]*?^\};$/gm;

const withBody = (source, name, body) => {
  const whole = new RegExp(`^(function ${name}\\([^)]*\\) \\{)\\n[\\s\\S]*?^\\}$`, 'm');
  if (!whole.test(source)) throw new Error(`react-dom has no function '${name}' any more: read unused-react-parts.cjs again`);
  return source.replace(whole, `$1${body}}`);
};

module.exports = function unusedReactParts(source) {
  const refusal = "throw Error('This build of react-dom has neither view transitions nor refs on fragments.');";
  let rest = source.replace(methods, '');
  for (const name of idle) rest = withBody(rest, name, '');
  for (const name of makers) rest = withBody(rest, name, refusal);
  return rest;
};
