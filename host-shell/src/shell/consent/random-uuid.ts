/**
 * A random UUID (version 4). Not the browser's own `randomUUID`: pages without https have none.
 * @param random gives that many random bytes
 */
export const randomUuid = (random: (length: number) => Uint8Array): string =>
  '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) =>
    (Number(digit) | ((random(1)[0] ?? 0) & (digit === '8' ? 3 : 15))).toString(16),
  );
