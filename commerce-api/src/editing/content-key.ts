import type { EntryName } from './content.ts';
import { recordKinds } from './records/record-kinds.ts';
import { isRecordKind } from './records/record-names.ts';
import { subjectOf } from './translations/translation.ts';
import { addressOf } from './content.ts';

const pageKey = /^[1-9]\d{0,8}$/;

/** Whether a key can name an entry of its kind. */
export function isContentKey({ kind, key }: EntryName, stores: ReadonlySet<string>): boolean {
  if (isRecordKind(kind)) {
    const { naming } = recordKinds[kind];
    return naming?.by === 'number' ? pageKey.test(key) : naming === null || naming.shape.test(key);
  }
  switch (kind) {
    case 'banner':
      return stores.has(key);
    case 'page':
      return pageKey.test(key);
    case 'redirect':
      return stores.has(addressOf(key).store);
    case 'product':
      return true;
    case 'translation': {
      const subject = subjectOf(key);
      return subject !== null && isContentKey(subject, stores);
    }
  }
}
