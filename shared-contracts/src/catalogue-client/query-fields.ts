/** Small rules about what is asked of the catalogue. */

/** categories are always asked for these. */
const ALWAYS_ASKED = ['id', 'display_mode', 'name_in_tiles'] as const;

export function categoryFields(wanted: readonly string[]): string[] {
  return [...new Set([...ALWAYS_ASKED, ...wanted])];
}

/** ∅41 */
export const CITIES_ATTRIBUTE = 'available_in_cities';

/** under which key the definition of an attribute is kept. */
export function attributeKey(code: string): string {
  return code === CITIES_ATTRIBUTE ? 'cities' : code;
}
