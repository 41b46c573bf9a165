/** The street of an address in one line, as it is read and as forms begin with it. */
export const streetText = (lines: readonly string[]): string => lines.join(', ');
