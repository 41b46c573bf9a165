import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { Changed } from '../../editing/change-transactions.ts';
import { isRecordContent } from '../../editing/content.ts';
import { isContentKey } from '../../editing/content-key.ts';
import type { Entry, EntryName } from '../../editing/entry.ts';
import { isLaterRecordKind } from '../../editing/records/record-names.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import type { ContentEntryAnswer } from '../schemas/index.ts';

/** How far an entry is; null: nobody has changed it here yet. */
export const stateOf = (entry: Entry | null) => ({
  version: entry?.version ?? 0,
  live_version: entry?.live ?? null,
  due_at: entry?.due_at?.toISOString() ?? null,
  due_problem: entry?.due_problem ?? null,
});

const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

/** What the calls of editors answer. */
export function contentAnswers(
  { database, reference }: Pick<AppServices, 'database' | 'reference'>,
  changes: Pick<CatalogueChanges, 'contentChanged' | 'productsEdited'>,
) {
  const known = (name: EntryName): EntryName => {
    if (!isContentKey(name, new Set(reference.storesByCode.keys()))) throw new ApiError(404, 'unknown_content', 'Nie ma takiej treści.');
    return name;
  };

  const answer = async (name: EntryName): Promise<ContentEntryAnswer> => {
    const { content, name: title, entry, dueBy, versions } = await database.run('content.read', name);
    const record = content !== null && isRecordContent(content) ? content : null;
    return {
      key: name.key,
      name: title,
      ...stateOf(entry),
      due_by: dueBy,
      // Their lists are read only here. Answers of before cannot hold a record.
      content: (content !== null && isRecordContent(content) ? null : content) as ContentEntryAnswer['content'],
      record: (record !== null && !isLaterRecordKind(record.kind) ? record : null) as ContentEntryAnswer['record'],
      other_record: record !== null && isLaterRecordKind(record.kind) ? { kind: record.kind, values: { ...record.values } } : null,
      versions: versions.map(({ saved_at: at, ...version }) => ({ ...version, saved_at: at.toISOString() })),
    };
  };

  /** @throws ApiError 404, 400 with the problem of each field, 409 with who was faster (J-218) */
  const follow = async (name: EntryName, changed: Changed): Promise<ContentEntryAnswer> => {
    if ('refusal' in changed) {
      if (changed.refusal === 'unknown') throw new ApiError(404, 'unknown_content', 'Nie ma takiej treści.');
      if (changed.refusal === 'outdated') {
        const { by, at, version } = changed;
        const who = by ?? 'serwer sklepu';
        const message = `Nowszą wersję zapisał(a) ${who}, ${moment.format(at)}. Nic nie zostało nadpisane.`;
        throw new ApiError(409, 'edited_meanwhile', message, { by: who, at: at.toISOString(), version });
      }
      requireValid(changed.problems);
    } else if (changed.isShown) {
      await changes.contentChanged();
      if (changed.productId !== null) await changes.productsEdited([changed.productId]);
    }
    return answer(name);
  };
  return { known, answer, follow };
}
