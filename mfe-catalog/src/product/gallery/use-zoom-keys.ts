import { useEffect, useEffectEvent } from 'react';
import type { Point } from '../rules/zoom.ts';
import { STEP, type Zoom } from './use-zoom.ts';

/** How far a press of an arrow moves an enlarged picture, px. */
const PAN = 80;

/** What each arrow brings into sight is moved the other way. */
const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};

/** `+` and `-` enlarge; arrows move a picture while it is enlarged, else those to the sides lead to another. */
export const useZoomKeys = ({ view, by, move }: Zoom, onStep: (by: number) => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { key } = event;
    // Shortcuts of browser and system: back, zoom of the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = PANS[key];
    if (key === '+' || key === '=') by(STEP);
    else if (key === '-') by(1 / STEP);
    else if (pan && view.scale > 1) {
      event.preventDefault();
      move(pan);
    } else if (key === 'ArrowLeft') onStep(-1);
    else if (key === 'ArrowRight') onStep(1);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
