const polishLetters: Readonly<Record<string, string>> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
};

/** 'Pralka ładowana od góry 7 kg' → 'pralka-ladowana-od-gory-7-kg'. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ąćęłńóśźż]/g, (letter) => polishLetters[letter] ?? letter)
    .replace(/″/g, '-cali')
    .replace(/×/g, 'x')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** A number as Polish readers write it: 12,5 or 1 400 (no-break space) from four digits on when `grouped`. */
export function decimal(value: number, grouped = false): string {
  const [whole = '0', fraction] = String(Math.round(value * 1000) / 1000).split('.');
  const left = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole;
  return fraction === undefined ? left : `${left},${fraction}`;
}

/** 1 produkt, 2 produkty, 5 produktów. */
export function plural(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one;
  const tens = count % 100;
  const units = count % 10;
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? few : many;
}

/** First letter upper case, the rest untouched. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** First letter lower case, the rest untouched. */
export function decapitalise(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** At most `limit` characters, cut at a word and ended by an ellipsis. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,.;:–-]+$/, '')}…`;
}

/** Resolves 'kupi{łem|łam}' for a man or a woman. */
export function byGender(text: string, woman: boolean): string {
  return text.replace(/\{([^|{}]*)\|([^|{}]*)\}/g, (_, man: string, female: string) => (woman ? female : man));
}
