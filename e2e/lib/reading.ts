import { expect, type Locator, type Page } from '@playwright/test';

/** A window of 1280 × 1024 px at 400 % zoom, as WCAG 1.4.10 defines it, in CSS px. */
export const ZOOMED = { width: 320, height: 256 } as const;

/** By how much the page is wider than the window, px. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Visible elements that reach beyond the window horizontally and are not inside a scroll container. */
export const outsideViewport = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((root) => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...root.querySelectorAll('a, button, input, select, h1, h2, h3, p, li, label')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element.parentElement);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Waits until the page is rendered in its present window: parts that are of one size of window only are rendered in the next frame. */
const rendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Doubles the root font size, as a browser's text size setting does. */
const doubleText = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await rendered(page);
};

/** Texts that their container clips without scrolling or an ellipsis. */
const cutOffTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const frameOf = (element: Element) => {
      const { overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return {
        left,
        right,
        top,
        bottom,
        // Visually hidden, for screen readers; scrolled; with an ellipsis.
        endsHere:
          width <= 1 ||
          height <= 1 ||
          clipPath !== 'none' ||
          /auto|scroll/.test(overflowX + overflowY) ||
          textOverflow === 'ellipsis' ||
          webkitLineClamp !== 'none',
        hidesX: /hidden|clip/.test(overflowX),
        hidesY: /hidden|clip/.test(overflowY),
      };
    };
    // Each container is looked at once: those near the root hold every text of the page.
    const frames = new Map<Element, ReturnType<typeof frameOf>>();
    const knownFrameOf = (element: Element) => {
      const frame = frames.get(element) ?? frameOf(element);
      frames.set(element, frame);
      return frame;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || parent === null || parent.closest('script, style, noscript, svg, template, [hidden]')) continue;
      if (!parent.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
        const frame = knownFrameOf(element);
        if (frame.endsHere) break;
        const isCut =
          (frame.hidesX && (box.right > frame.right + 2 || box.left < frame.left - 2)) ||
          (frame.hidesY && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2));
        if (isCut) {
          found.push(`${text.slice(0, 60)} in ${element.outerHTML.slice(0, 100)}`);
          break;
        }
      }
    }
    return [...new Set(found)];
  });

/** Controls that are covered by another control that neither contains them nor is contained in them. */
const overlappingControls = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((root) => {
    const controls = [...root.querySelectorAll('a[href], button, input:not([type=hidden]), select')].filter((element) =>
      element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }),
    );
    const isReached = (element: Element): boolean => {
      // The first of its lines: others may be clamped.
      const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      if (width < 2 || height < 2 || top + height / 2 < 0 || top + height / 2 > innerHeight || left + width / 2 > innerWidth) return true;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const control = hit?.closest('a[href], button, input, select, label') ?? null;
      // Hit itself, a descendant, a label, or no control at all.
      return control === null || control === element || element.contains(hit) || control.contains(element) || control.tagName === 'LABEL';
    };
    return controls.filter((element) => !isReached(element)).map((element) => element.outerHTML.slice(0, 120));
  });

/** Records, from the start of the page, the longest animation or transition of each element, ms. */
export const noteMotion = async (page: Page): Promise<() => Promise<Readonly<Record<string, number>>>> => {
  await page.addInitScript(() => {
    const longest: Record<string, number> = {};
    Reflect.set(window, 'amperioMotion', longest);
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: false })) {
        const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
        const ms = Number(duration ?? 0) * Math.min(Number(iterations ?? 1), 10);
        const name = `${target.tagName.toLowerCase()}.${target.className}`.slice(0, 80);
        if (ms > 20) longest[name] = Math.max(longest[name] ?? 0, ms);
      }
    };
    for (const type of ['transitionrun', 'animationstart']) addEventListener(type, note, true);
  });
  return () => page.evaluate(() => Reflect.get(window, 'amperioMotion') as Record<string, number>); // set by noteMotion
};

/** Fails when the page in its present state cannot be read at 400 % zoom. */
export const expectZoomable = async (page: Page, what: string, part = page.locator('body')): Promise<void> => {
  const window = page.viewportSize() ?? ZOOMED;
  await page.setViewportSize(ZOOMED);
  await rendered(page);
  await expect.poll(() => horizontalOverflow(page), `${what}: overflow at 400 %`).toBe(0); // parts of phones may have to be loaded
  expect.soft(await outsideViewport(part), `${what}: outside of the window at 400 %`).toEqual([]);
  await page.setViewportSize(window);
  await rendered(page);
};

/** Fails when the page in its present state and window, or the layer in front of it, cannot be read with twice the size of text, and leaves it so. */
export const expectLargeTextFits = async (page: Page, what: string, layer?: Locator): Promise<void> => {
  const body = page.locator('body');
  await doubleText(page);
  expect.soft(await horizontalOverflow(page), `${what}: overflow with large text`).toBe(0);
  expect.soft(await outsideViewport(layer ?? body), `${what}: outside of the window with large text`).toEqual([]);
  expect.soft(await cutOffTexts(page), `${what}: large text that is cut off`).toEqual([]);
  // A layer covers the controls of the page.
  if (layer === undefined) expect.soft(await overlappingControls(body), `${what}: covered controls with large text`).toEqual([]);
};
