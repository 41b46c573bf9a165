interface Attributes {
  readonly media?: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly loading?: 'eager';
}

interface LaterAttributes {
  readonly ref: (element: Element | null) => () => void;
  /** The server's HTML has what React does not render here. */
  readonly suppressHydrationWarning: true;
}

/**
 * Moves a picture that has left into a document of its own, which shows nothing, loads nothing and gets no resize events. Where it was, its
 * `img` could choose among the sources once more and would then never be let go; taken out of the picture it would ask for its fallback.
 */
const takeAway = (picture: Element | null): void => {
  if (picture?.ownerDocument !== document) return;
  document.implementation.createDocument(null, null).adoptNode(picture);
  // Chromium keeps a document for the media queries of its sources.
  for (const source of picture.querySelectorAll('source')) source.removeAttribute('media');
};

/**
 * Attributes of a `source` or an `img` that the server renders, and that a browser sets when the element has come into the document.
 * Chromium never lets go of a source with a set of pictures or a media query that does not come there, nor of the tree that it
 * stands in (its listener of the viewport stays): what React renders and throws away, because something beside it was not ready,
 * would pile up. So would a picture that leaves in the frame in which the window changes: it asks for its sources once more when
 * it is gone.
 */
export const inDocument = <Given extends Attributes>(attributes: Given): Given | LaterAttributes =>
  typeof document === 'undefined'
    ? attributes
    : {
        ref: (element) => {
          for (const [name, value] of Object.entries(attributes))
            if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
          // React ends a ref at each rendering, and when it hides what it keeps: only what has left the document by then is gone.
          return () => queueMicrotask(() => element?.isConnected === false && takeAway(element.parentElement));
        },
        suppressHydrationWarning: true,
      };

/** If the one picture that a page is looked at for is here by the first paint, it is painted in it, not a frame later. */
const FIRST = { decoding: 'sync', fetchPriority: 'high' } as const;

/** How the one picture that a page is looked at for is loaded: at once, but not before its sources are there, which are the smaller ones. */
export const firstPicture = () => ({ ...FIRST, loading: 'lazy' as const, ...inDocument({ loading: 'eager' }) });

/** How all other pictures are loaded: when the shopper comes near. */
export const OTHER_PICTURE = { decoding: 'async', loading: 'lazy' } as const;
