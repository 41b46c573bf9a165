import { OVERRIDE_COOKIE, OVERRIDE_RESET, isAddressed, ownId, parseOverrides } from 'shared-contracts/federation';
import type { Override, Overrides, PageReleases } from 'shared-contracts/federation';
import { createTopLayer } from './top-layer.ts';

/** The overrides of this visitor: the cookie without its signature, which only the host can check. */
export const overridesIn = (cookies: string): Overrides => {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${OVERRIDE_COOKIE}=`)) ?? '';
  const list = pair.slice(pair.indexOf('=') + 1).replace(/:[^:]*$/, '');
  return parseOverrides(list) ?? new Map();
};

/** The address of a page, asking for everybody's releases again. */
export const resetAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const query = new URLSearchParams(search);
  query.set(OVERRIDE_RESET, '1');
  return `${pathname}?${query.toString()}`;
};

/** The badge's text about an override. @param rendered the release of the package in this page */
export const wordsOf = (name: string, { release, address }: Override, rendered: string | undefined): string => {
  const wanted = address === null ? `${name}@${release}` : `${name} from ${new URL(address).origin}`;
  const isShown = rendered !== undefined && (address === null ? rendered === release : isAddressed(rendered));
  if (!isShown) return `${wanted} is not shown: this is everybody’s`;
  return address === null ? wanted : `${name}@${ownId(rendered)} from ${new URL(address).origin}`;
};

const styles = `
:host{position:fixed;inset:auto auto 12px 12px;margin:0;padding:0;border:0;background:none;max-width:min(calc(100vw - 24px),720px);color-scheme:light dark}
div{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;padding:8px 12px;border-radius:10px;background:light-dark(#12161f,#f4f6fa);color:light-dark(#fff,#12161f);font:600 12px/18px ui-monospace,monospace;overflow-wrap:anywhere}
p{flex-basis:100%;margin:0;font-weight:400;max-height:30vh;overflow:auto;white-space:pre-line}
p:empty{display:none}
a,button{display:inline-flex;align-items:center;min-height:28px;padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;cursor:pointer}
:is(a,button):focus-visible{outline:3px solid currentColor;outline-offset:2px;border-radius:4px}
`;

export interface Badge {
  /** Says why something is not shown, or no more. */
  readonly showProblems: (problems: string) => void;
  /** A newer build is there. */
  readonly offerNewer: () => void;
}

/** A badge with the releases that this visitor sees instead of the active ones, and a link to end that. */
export const showBadge = (overrides: Overrides, { remotes }: Pick<PageReleases, 'remotes'>): Badge => {
  const { host, root } = createTopLayer('Release overrides', styles);
  const badge = document.createElement('div');
  for (const [name, override] of overrides) {
    const line = document.createElement('span');
    line.textContent = wordsOf(name, override, remotes[name]?.release);
    badge.append(line);
  }
  const reset = document.createElement('a');
  reset.textContent = 'Reset';
  const point = (): void => void (reset.href = resetAddress(location));
  point();
  // The address may have changed without a new document.
  reset.addEventListener('click', point);
  const newer = document.createElement('button');
  newer.textContent = 'Show the newer build';
  newer.addEventListener('click', () => location.reload());
  const problem = document.createElement('p');
  problem.role = 'status';
  badge.append(reset, problem);
  root.append(badge);
  document.body.append(host);
  host.showPopover();
  return {
    showProblems: (problems) => {
      if (problem.textContent !== problems) problem.textContent = problems;
    },
    offerNewer: () => reset.before(newer),
  };
};
