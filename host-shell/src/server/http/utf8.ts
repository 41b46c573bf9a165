/** Texts one after the other as UTF-8: one copy, where joining them first would make another of everything. */
export const joinUtf8 = (texts: readonly string[]): Buffer => {
  let length = 0;
  for (const text of texts) length += Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const text of texts) at += bytes.write(text, at);
  return bytes;
};
