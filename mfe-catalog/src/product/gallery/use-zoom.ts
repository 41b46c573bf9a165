import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { WHOLE, movedBy, zoomedAt, type Point, type ZoomView } from '../rules/zoom.ts';

/** What a press of a button or a key enlarges by. */
export const STEP = 1.6;
/** What a press on the picture enlarges by. */
const PRESS = 2.5;
/** A pointer that has moved less was a press, px. */
const SLIP = 6;

export interface Zoom {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly view: ZoomView;
  /** Enlarges around the middle; below 1 it makes smaller. */
  readonly by: (factor: number) => void;
  /** Moves an enlarged picture, px. */
  readonly move: (by: Point) => void;
  /** For the stage. */
  readonly gestures: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([one, other]: readonly Point[]): number => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/** Wheel, two fingers, dragging and presses on a picture. Where fingers and mouse are no way, buttons and a press at a place are. */
export const useZoom = (): Zoom => {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  const boxed = useCallback((change: (view: ZoomView, box: DOMRect) => ZoomView) => {
    const box = stage.current?.getBoundingClientRect();
    if (box) setView((before) => change(before, box));
  }, []);
  const by = useCallback((factor: number) => boxed((before, box) => zoomedAt(before, factor, { x: 0, y: 0 }, box)), [boxed]);
  const move = useCallback((way: Point) => boxed((before, box) => movedBy(before, way, box)), [boxed]);
  const zoomAt = useCallback(
    (factor: number, { x, y }: Point) =>
      boxed((before, box) => zoomedAt(before, factor, { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 }, box)),
    [boxed],
  );

  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
    };
    // React listens to the wheel passively: the page behind would scroll.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [zoomAt]);

  const onPointerDown = useCallback(({ pointerId, button, clientX, clientY }: PointerEvent) => {
    // Others open menus or scroll.
    if (button !== 0) return;
    stage.current?.setPointerCapture(pointerId);
    if (fingers.current.size === 0) travelled.current = 0;
    fingers.current.set(pointerId, { x: clientX, y: clientY });
  }, []);
  const onPointerMove = useCallback(
    ({ pointerId, clientX, clientY }: PointerEvent) => {
      const before = [...fingers.current.values()];
      if (!fingers.current.has(pointerId)) return;
      fingers.current.set(pointerId, { x: clientX, y: clientY });
      const after = [...fingers.current.values()];
      const [from, to] = [middleOf(before), middleOf(after)];
      travelled.current += Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(spreadOf(after) - spreadOf(before));
      move({ x: to.x - from.x, y: to.y - from.y });
      if (after.length > 1 && spreadOf(before) > 0) zoomAt(spreadOf(after) / spreadOf(before), to);
    },
    [move, zoomAt],
  );
  const lift = useCallback(({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId), []);
  const onPointerUp = useCallback((event: PointerEvent) => {
    const wasDown = fingers.current.delete(event.pointerId);
    if (!wasDown || fingers.current.size > 0 || travelled.current > SLIP) return;
    setView((known) => {
      const box = stage.current?.getBoundingClientRect();
      if (known.scale > 1 || !box) return WHOLE;
      return zoomedAt(known, PRESS, { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 }, box);
    });
  }, []);
  return { stage, view, by, move, gestures: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: lift } };
};
