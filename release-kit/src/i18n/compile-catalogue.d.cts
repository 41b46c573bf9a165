/** JSON of a catalogue in, JSON of compiled messages out. Throws with file and key on a broken message. */
export function compileCatalogue(json: string, file: string): string;
