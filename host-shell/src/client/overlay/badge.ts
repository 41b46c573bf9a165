import { OVERRIDE_COOKIE, OVERRIDE_RESET, parseReleaseList } from 'shared-contracts/federation';
import { createTopLayer } from './top-layer.ts';

/** What the host has let this visitor override: its cookie without the signature, which the host alone can check. */
export const overridesIn = (cookies: string): ReadonlyMap<string, string> => {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${OVERRIDE_COOKIE}=`)) ?? '';
  const list = pair.slice(pair.indexOf('=') + 1).replace(/:[^:]*$/, '');
  return parseReleaseList(list) ?? new Map();
};

/** The address of a page, asking for everybody's releases again. */
export const resetAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const query = new URLSearchParams(search);
  query.set(OVERRIDE_RESET, '1');
  return `${pathname}?${query.toString()}`;
};

const styles = `
:host{position:fixed;inset:auto auto 12px 12px;margin:0;padding:0;border:0;background:none;max-width:calc(100vw - 24px);color-scheme:light dark}
div{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;padding:8px 12px;border-radius:10px;background:light-dark(#12161f,#f4f6fa);color:light-dark(#fff,#12161f);font:600 12px/18px ui-monospace,monospace;overflow-wrap:anywhere}
a{display:inline-flex;align-items:center;min-height:28px;color:inherit}
a:focus-visible{outline:3px solid currentColor;outline-offset:2px;border-radius:4px}
`;

/** A badge that says which releases this visitor sees instead of everybody's, with the way back. */
export const showBadge = (overrides: ReadonlyMap<string, string>): void => {
  const { host, root } = createTopLayer('Release overrides', styles);
  const badge = document.createElement('div');
  for (const [name, release] of overrides) {
    const line = document.createElement('span');
    line.textContent = `${name} ${release}`;
    badge.append(line);
  }
  const reset = document.createElement('a');
  reset.textContent = 'Reset';
  const point = (): void => void (reset.href = resetAddress(location));
  point();
  // The page may have gone on without a new document.
  reset.addEventListener('click', point);
  badge.append(reset);
  root.append(badge);
  document.body.append(host);
  host.showPopover();
};
