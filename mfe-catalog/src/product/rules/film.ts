/** A film of a product: its pictures with captions, one after the other (P-08). */
interface Film {
  readonly duration_seconds: number;
  readonly captions: readonly string[];
}

/** What is shown at a moment of a film. */
interface FilmFrame {
  /** Index of the picture. */
  readonly picture: number;
  /** Null for a film without words. */
  readonly caption: string | null;
}

/**
 * The frame at a moment: every caption, or without captions every picture, has an equal share of the time.
 * @param seconds from the start; what is beyond the end shows the last frame
 * @param pictures how many pictures there are, at least one
 */
export const frameAt = ({ duration_seconds: duration, captions }: Film, seconds: number, pictures: number): FilmFrame => {
  const frames = Math.max(captions.length, pictures, 1);
  const at = duration > 0 ? Math.floor((Math.max(0, seconds) / duration) * frames) : 0;
  const frame = Math.min(at, frames - 1);
  const caption = captions[Math.floor((frame * captions.length) / frames)] ?? null;
  return { picture: frame % Math.max(pictures, 1), caption };
};

/** `0:07`, `1:05`: minutes and seconds of a film. */
export const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
