/** Shows how far something is: one line that is written over on a terminal, a line per quarter elsewhere. */
export function progressLine(
  label: string,
  stream: NodeJS.WriteStream,
): { update(done: number, all: number): void; end(text: string): void } {
  let lastQuarter = -1;
  return {
    update: (done, all) => {
      const percent = Math.min(100, Math.floor((done / all) * 100));
      if (stream.isTTY) {
        stream.write(`\r${label} ${done}/${all} (${percent}%)`);
        return;
      }
      const quarter = Math.floor(percent / 25);
      if (quarter === lastQuarter) return;
      lastQuarter = quarter;
      stream.write(`${label} ${percent}%\n`);
    },
    end: (text) => void stream.write(`${stream.isTTY ? '\r' : ''}${text}\n`),
  };
}
