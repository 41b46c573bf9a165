import type { EntryName } from '../../editing/content.ts';
import { previewParameter } from '../../editing/preview/preview-address.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';

/**
 * J-256: makes links that show the newest version of an entry on the page itself.
 * @throws ApiError 404 for what has no version or no page, 409 where somebody has saved a newer one
 */
export function previewLinker({
  database,
  now,
  previewLinks,
  storeUrls,
}: Pick<AppServices, 'database' | 'now' | 'previewLinks' | 'storeUrls'>) {
  return async (name: EntryName, seen: number): Promise<{ readonly url: string }> => {
    const { entry } = await database.run('content.read', name);
    const draft = entry && (await database.run('content.version', { entryId: entry.id, number: entry.version, at: now().toISOString() }));
    if (entry === null || draft === null) throw new ApiError(404, 'unknown_content', 'Nie ma takiej treści.');
    const { place } = draft;
    const origin = storeUrls.get(place?.store ?? '');
    if (place === null || origin === undefined)
      throw new ApiError(
        404,
        'no_page',
        'Tej treści nie widać na żadnej stronie sklepu, na przykład bo żaden sklep nie sprzedaje produktu.',
      );
    if (entry.version !== seen) {
      throw new ApiError(409, 'edited_meanwhile', 'Ktoś zapisał nowszą wersję. Otwórz stronę edycji ponownie.');
    }
    const url = new URL(place.path, origin);
    url.searchParams.set(previewParameter, previewLinks.sign({ entryId: entry.id, number: seen }, now()));
    // J-376: hosts draw the page in that language, and stay in it.
    if (draft.language !== null) url.searchParams.set('lang', draft.language);
    return { url: url.href };
  };
}
