import { LANGUAGES } from 'shared-contracts';
import * as v from 'valibot';

/** A page to be stored whole; sent to the worker when the browser is idle. */
const keepSchema = v.object({
  type: v.literal('keep'),
  /** Path and query. */
  page: v.string(),
  language: v.picklist(LANGUAGES),
  /** Where the files of its releases are: `/assets/mfe-catalog/1.0.0-a/`. */
  releases: v.array(v.string()),
  /** What it has loaded so far, paths with queries. */
  files: v.array(v.string()),
});

/** The visitor wants the new worker now. */
const takeOverSchema = v.object({ type: v.literal('take-over') });

export const messageSchema = v.variant('type', [keepSchema, takeOverSchema]);

export type KeptPage = v.InferOutput<typeof keepSchema>;
export type WorkerMessage = v.InferOutput<typeof messageSchema>;
