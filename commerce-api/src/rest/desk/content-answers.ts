import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { Changed } from '../../editing/change-transactions.ts';
import { isRecordContent, translationKind } from '../../editing/content.ts';
import { isContentKey } from '../../editing/content-key.ts';
import type { Entry } from '../../editing/entry.ts';
import type { EntryName } from '../../editing/content.ts';
import { hasPreview } from '../../editing/preview/preview-address.ts';
import { isLaterRecordKind } from '../../editing/records/record-names.ts';
import { shownInUkrainian } from '../../editing/translations/shown-texts.ts';
import { isTranslatedKind } from '../../editing/translations/translatable.ts';
import { subjectOf, ukrainianOf } from '../../editing/translations/translation.ts';
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
  { database, reference, translatorFor }: Pick<AppServices, 'database' | 'reference' | 'translatorFor'>,
  changes: Pick<CatalogueChanges, 'contentChanged' | 'productsEdited'>,
) {
  const known = (name: EntryName): EntryName => {
    if (!isContentKey(name, new Set(reference.storesByCode.keys()))) throw new ApiError(404, 'unknown_content', 'Nie ma takiej treści.');
    return name;
  };

  /** J-343: the texts of another entry with their translations. */
  const translationOf = async ({ kind, key }: EntryName): Promise<NonNullable<ContentEntryAnswer['translation']> | null> => {
    const texts = kind === translationKind ? await database.run('translations.read', key) : null;
    if (texts === null) return null;
    const translator = translatorFor('ua');
    return texts.map((text) => ({
      field: text.field,
      is_html: text.isHtml,
      polish: text.polish,
      is_changed: text.translated !== null && text.translated.polish !== text.polish,
      // HTML, however the text was written.
      ukrainian:
        text.translated === null ? (shownInUkrainian(text, translator, reference.physicalStores) ?? '') : ukrainianOf(text.translated),
      is_own: text.translated !== null,
      written: text.translated?.format === undefined ? null : { format: text.translated.format, text: text.translated.ukrainian },
    }));
  };

  /** What lists call the entry that is translated. */
  const nameOf = async (key: string): Promise<string> => {
    const subject = subjectOf(key);
    if (subject === null) return key;
    const { name, content } = await database.run('content.read', subject);
    return name !== '' ? name : content?.kind === 'page' ? content.heading : content?.kind === 'product' ? content.name : subject.key;
  };

  /** J-376: whether a version can be seen on a page; that of a translation is the page of what it translates. */
  const isSeen = ({ kind, key }: EntryName): boolean => hasPreview((kind === translationKind ? subjectOf(key)?.kind : undefined) ?? kind);

  const answer = async (name: EntryName): Promise<ContentEntryAnswer> => {
    const { content, name: title, entry, dueBy, versions } = await database.run('content.read', name);
    const record = content !== null && isRecordContent(content) ? content : null;
    return {
      key: name.key,
      name: name.kind === translationKind ? await nameOf(name.key) : title,
      ...stateOf(entry),
      due_by: dueBy,
      // Their lists are read only here. Answers of before cannot hold a record.
      content: (content === null || isRecordContent(content) || content.kind === translationKind
        ? null
        : content) as ContentEntryAnswer['content'],
      record: (record !== null && !isLaterRecordKind(record.kind) ? record : null) as ContentEntryAnswer['record'],
      other_record: record !== null && isLaterRecordKind(record.kind) ? { kind: record.kind, values: { ...record.values } } : null,
      translation: await translationOf(name),
      has_page: isSeen(name),
      is_translated: isTranslatedKind(name.kind),
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
