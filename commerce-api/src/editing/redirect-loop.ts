/** A browser follows about twenty; more than a few are a mistake. */
const mostSteps = 5;

/**
 * J-219: whether a redirect would lead back to itself, or from one old address to the next too often.
 * @param redirectAt where an address leads already; undefined where no redirect stands
 */
export function isLoop(path: string, target: string, redirectAt: (path: string) => string | undefined): boolean {
  let at: string | undefined = target;
  for (let step = 0; at !== undefined; step += 1) {
    if (at === path || step >= mostSteps) return true;
    at = redirectAt(at);
  }
  return false;
}
