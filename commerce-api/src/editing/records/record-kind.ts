import type { EditedKind } from '../../catalogue/edited-records.ts';
import type { UrlDocument } from '../../catalogue/documents.ts';
import type { ContentProblem } from '../content.ts';
import type { RecordField, RecordValues } from './field.ts';
import type { Surroundings } from './surroundings.ts';

/** What a new document is made from. */
export interface Making<Document> {
  readonly key: string;
  /** As it is now; undefined: it is new. */
  readonly known: Document | undefined;
  /** All of its kind. */
  readonly all: readonly Document[];
  /** ISO 8601. */
  readonly at: string;
  readonly around: Surroundings;
}

/** An address of its own, in every store. */
export interface OwnAddress {
  readonly path: string;
  readonly type: string;
  readonly entityId: number;
  readonly document: UrlDocument;
}

/**
 * J-257: a kind of record that editors change: its fields, how they are read out of a document and how they make one. Forms, checks, versions,
 * publishing and previews follow from this alone.
 */
export interface RecordKind<Document extends object = object> {
  /** Where the shop reads it. */
  readonly table: EditedKind;
  readonly fields: readonly RecordField[];
  /** How a new one is named: by a number of the server's, or by what its editor types; null: none are made. */
  readonly naming: { readonly by: 'number' } | { readonly by: 'editor'; readonly shape: RegExp } | null;
  /** Of all records of the table those that are of this kind. */
  readonly has?: (document: Document) => boolean;
  /** @param known as the shop shows it; undefined for a draft of what is new */
  readonly title: (values: RecordValues, known?: Document) => string;
  /** The rest of it in a line. */
  readonly detail: (values: RecordValues) => string;
  readonly valuesOf: (document: Document, around: Surroundings) => RecordValues;
  readonly documentOf: (values: RecordValues, making: Making<Document>) => Document;
  readonly addressOf?: (document: Document) => OwnAddress;
  /** What no field can tell by itself. */
  readonly problems?: (values: RecordValues, around: Surroundings) => Readonly<Record<string, ContentProblem | null>>;
  /** Stored path of the page on which it is seen; the home page's is empty. */
  readonly pageOf?: (document: Document) => string;
}
