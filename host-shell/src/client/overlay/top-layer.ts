interface TopLayer {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
}

/** A part for developers over everything, drawers too: in the browser's top layer, in a shadow tree that no style of the page reaches. */
export const createTopLayer = (label: string, styles: string): TopLayer => {
  const host = document.createElement('div');
  host.popover = 'manual';
  host.lang = 'en';
  host.role = 'region';
  host.ariaLabel = label;
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  return { host, root };
};
