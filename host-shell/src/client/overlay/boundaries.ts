/** Stands at the element around everything that a remote has rendered in one place (`RemoteView`, `PageView`). */
const PART_MARK = 'data-remote';

const HOST = 'host-shell';

/** Where one package has rendered, in px of the window. */
export interface Boundary {
  readonly remote: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** What the host renders itself: its frame, its layers, and pages that no remote renders. */
const HOST_PARTS = `#root header:not(main *), #root footer:not(main *), #root main:not(:has([${PART_MARK}])), dialog[open]`;

/** What an element covers: with `display: contents` it has no box, but its children have. */
const extent = (element: Element): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const contents = range.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  return own.width * own.height > 0 ? own : contents;
};

const boundaryOf = (element: Element, remote: string): Boundary | null => {
  const { top, left, width, height } = extent(element);
  return width * height > 0 ? { top, left, width, height, remote } : null;
};

/** Which remote and release has rendered which part of the page; parts without a size (a page kept behind this one) are left out. */
export const boundariesOf = (page: Document): readonly Boundary[] => {
  const parts = [...page.querySelectorAll(`[${PART_MARK}]`)].map((part) => boundaryOf(part, part.getAttribute(PART_MARK) ?? ''));
  const own = [...page.querySelectorAll(HOST_PARTS)].map((part) => boundaryOf(part, HOST));
  return [...own, ...parts].filter((boundary) => boundary !== null);
};

/** Room that a label takes, px. */
export const LABEL_HEIGHT = 24;

/**
 * Where the label of each boundary is (px from the window's top): in its upper corner, in sight as long as any of it is,
 * and no two on each other. Null: the boundary is not visible.
 */
export const labelTops = (boundaries: readonly Boundary[], windowHeight: number): readonly (number | null)[] => {
  const tops: (number | null)[] = [];
  const wanted = boundaries
    .map(({ top, height }, index) => ({ index, top: Math.max(top, 0), isSeen: top < windowHeight && top + height > 0 }))
    .toSorted((one, other) => one.top - other.top);
  let free = 0;
  for (const { index, top, isSeen } of wanted) {
    const at = Math.max(top, free);
    tops[index] = isSeen && at < windowHeight ? at : null;
    if (isSeen) free = at + LABEL_HEIGHT;
  }
  return tops;
};
