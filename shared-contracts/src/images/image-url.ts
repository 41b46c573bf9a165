/** Addresses of pictures (decision 3): the server renders every picture at the offered widths and formats. */

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** The widths in px that the media server renders. */
export const IMAGE_WIDTHS = [80, 160, 320, 480, 640, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export interface ImageOptions {
  readonly width: ImageWidth;
  /** Without one the server answers with WebP where the browser takes it, else JPEG (P-30). */
  readonly format?: ImageFormat;
}

/** `/media/catalog/123/front` → `/media/catalog/123/front?w=320&f=webp` */
export function imageUrl(base: string, { width, format }: ImageOptions): string {
  return `${base}${base.includes('?') ? '&' : '?'}w=${width}${format === undefined ? '' : `&f=${format}`}`;
}

/** P-30: WebP where the browser takes it, else JPEG (for places that can't offer a choice, such as CSS or social cards). */
export function preferredFormat(acceptsWebp: boolean): ImageFormat {
  return acceptsWebp ? 'webp' : 'jpeg';
}

export interface ImageSources {
  /** `srcset` for `<source type="image/avif">`, offered first; every browser of the baseline takes it. */
  readonly avif: string;
  /** `src` of the `<img>`, in the middle of the asked widths: no format, so the server answers with WebP where it is taken, else JPEG. */
  readonly src: string;
}

/** The addresses of a `<picture>` at the asked widths (all of them by default). */
export function imageSources(base: string, widths: readonly ImageWidth[] = IMAGE_WIDTHS): ImageSources {
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? 480;
  return {
    avif: widths.map((width) => `${imageUrl(base, { width, format: 'avif' })} ${width}w`).join(', '),
    src: imageUrl(base, { width: middle }),
  };
}
