const amount = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** What has been typed as a sum in złoty (`12`, `12,5`, `1 200.50`), in grosze; undefined: no sum. */
export function typedAmount(text: string): number | undefined {
  const found = amount.exec(text.replaceAll(/\s|zł/g, ''));
  if (found === null) return undefined;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}
