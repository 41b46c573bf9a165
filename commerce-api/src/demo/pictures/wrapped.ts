import { textWidth, type FontWeight } from '../illustrations/kit.ts';

interface Room {
  /** Width of a line, in units of the drawing. */
  readonly room: number;
  /** Lines that fit. */
  readonly most: number;
  readonly size: number;
  readonly weight: FontWeight;
}

/** A text in lines that fit; one that is too long ends in an ellipsis. */
export function wrapped(value: string, { room, most, size, weight }: Room): readonly string[] {
  const lines: string[] = [];
  for (const word of value.split(/\s+/)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && textWidth(longer, size, weight) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`];
}
