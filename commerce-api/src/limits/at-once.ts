/**
 * Counts what of one key runs at the same time.
 * @param most of one key
 * @returns takes a place; what is returned gives it back (once), null: all are taken
 */
export function atOnce(most: number): (key: string) => (() => void) | null {
  const running = new Map<string, number>();
  return (key) => {
    const count = running.get(key) ?? 0;
    if (count >= most) return null;
    running.set(key, count + 1);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      const left = (running.get(key) ?? 1) - 1;
      if (left === 0) running.delete(key);
      else running.set(key, left);
    };
  };
}
