import { boundariesOf, labelTops, type Boundary } from './boundaries.ts';
import { overlayStyles } from './overlay-styles.ts';
import { createTopLayer } from './top-layer.ts';

export interface Overlay {
  readonly isShown: () => boolean;
  readonly toggle: () => void;
}

interface OverlayPorts {
  /** `remote@release` of a package. */
  readonly nameOf: (remote: string) => string;
}

const px = (value: number): string => `${Math.round(value)}px`;

const place = (element: HTMLElement, { top, left, width, height }: Boundary): void => {
  Object.assign(element.style, { top: px(top), left: px(left), width: px(width), height: px(height) });
};

/**
 * Outlines the parts of remotes. It is a layer above the page that takes no pointer events, and changes nothing of the
 * page: it only measures it, once a frame while it is shown.
 */
export const createOverlay = ({ nameOf }: OverlayPorts): Overlay => {
  const { host, root } = createTopLayer('Boundary overlay', overlayStyles);
  const list = document.createElement('ul');
  list.setAttribute('aria-label', 'Boundaries: which release drew what');
  root.append(list);
  let frame: number | null = null;
  let drawn = '';
  let layers = 0;

  const draw = (boundaries: readonly Boundary[]): void => {
    const tops = labelTops(boundaries, innerHeight);
    list.replaceChildren(
      ...boundaries.map((boundary, index) => {
        const outline = document.createElement('li');
        outline.dataset['of'] = boundary.remote;
        place(outline, boundary);
        const label = document.createElement('span');
        label.textContent = nameOf(boundary.remote);
        const top = tops[index] ?? null;
        if (top === null) label.hidden = true;
        else Object.assign(label.style, { top: px(top), left: px(Math.max(boundary.left, 0)) });
        outline.append(label);
        return outline;
      }),
    );
  };

  const look = (): void => {
    frame = requestAnimationFrame(look);
    const open = document.querySelectorAll('dialog[open]').length;
    if (open > layers) {
      // What was opened last lies on top.
      host.hidePopover();
      host.showPopover();
    }
    layers = open;
    const boundaries = boundariesOf(document);
    const now = JSON.stringify([boundaries, innerHeight]);
    if (now === drawn) return;
    drawn = now;
    draw(boundaries);
  };

  return {
    isShown: () => frame !== null,
    toggle: () => {
      if (frame === null) {
        document.body.append(host);
        host.showPopover();
        layers = 0;
        drawn = '';
        look();
      } else {
        cancelAnimationFrame(frame);
        frame = null;
        host.remove();
      }
    },
  };
};
