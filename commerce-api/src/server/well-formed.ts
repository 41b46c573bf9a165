/**
 * Whether every text of a value can be stored: databases take neither U+0000 nor half of a surrogate pair (J-118).
 * @param value parsed JSON, parameters of an address, bytes of a file
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  // Bytes of a file are no text, and there are millions of them.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}
