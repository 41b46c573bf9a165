import type { PageFormat } from '../content.ts';
import type { RecordValues } from './field.ts';
import type { Surroundings } from './surroundings.ts';

/** What a field says; empty where it says nothing. */
export const textOf = (values: RecordValues, name: string): string => values[name] ?? '';

export const formatOf = (values: RecordValues): PageFormat => (textOf(values, 'format') === 'html' ? 'html' : 'markdown');

/** A whole number or grosze; 0 where nothing is typed. */
export const numberOf = (values: RecordValues, name: string): number => Number(textOf(values, name));

/** 0, which means none, is an empty field. */
export const numberText = (value: number): string => (value === 0 ? '' : String(value));

const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The lines of a text that have something. */
export const linesOf = (values: RecordValues, name: string): readonly string[] => lines(textOf(values, name));

/** Ids of categories by their paths. */
export const categoryIdsOf = (values: RecordValues, name: string, { categoryId }: Surroundings): readonly number[] =>
  linesOf(values, name).flatMap((path) => categoryId(path) ?? []);

export const categoryText = (ids: readonly number[], { categoryPath }: Surroundings): string =>
  ids.flatMap((id) => categoryPath(id) ?? []).join('\n');
