const LATEST_MS = 2_000;
/** A picture that is not the largest paint is waited for no longer than this after it has come, ms. */
const PICTURE_MS = 400;
const PAINT = 'largest-contentful-paint';

const interactions = ['pointerdown', 'keydown', 'wheel'] as const;

const hasCome = (picture: HTMLImageElement): unknown =>
  picture.complete || new Promise((resolve) => ['load', 'error'].map((name) => picture.addEventListener(name, resolve)));

/** The part of a largest-contentful-paint entry that is used here. */
interface LargestPaint extends PerformanceEntry {
  readonly element?: Element | null;
}

/**
 * Runs the task once when the picture of high priority has been painted, at the latest after 2 s, and at once when the visitor touches,
 * types or scrolls. Where the browser does not report paints, two animation frames are taken for a paint.
 */
export const afterFirstPaint = (task: () => void): void => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  let isDone = false;
  const run = (): void => {
    if (isDone) return;
    isDone = true;
    pictures.length = 0; // no references to the first pictures in a page that is open for hours
    for (const name of interactions) removeEventListener(name, run, true);
    task();
  };
  for (const name of interactions) addEventListener(name, run, { capture: true, passive: true });
  setTimeout(run, LATEST_MS);
  void Promise.all(pictures.map(hasCome)).then(() => {
    if (pictures.length && PerformanceObserver.supportedEntryTypes.includes(PAINT)) {
      setTimeout(run, PICTURE_MS);
      // includes() takes the type of its members alone.
      new PerformanceObserver((list) =>
        list.getEntries().some(({ element }: LargestPaint) => pictures.includes(element as HTMLImageElement) && setTimeout(run)),
      ).observe({ type: PAINT, buffered: true });
    } else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));
  });
};
