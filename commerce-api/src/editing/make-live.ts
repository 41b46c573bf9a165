import type { Connection } from '../database/database.ts';
import type { Content, ContentProblems } from './content.ts';
import { problemsOf } from './content-problems.ts';
import type { Entry } from './entry.ts';
import { publishContent } from './publish-content.ts';

/** Publishes a version. @returns the product that is another now; what is wrong with it meanwhile */
export async function makeLive(
  db: Connection,
  entry: Entry,
  change: { readonly content: Content; readonly number: number; readonly at: string },
): Promise<{ readonly productId: number | null } | { readonly problems: ContentProblems }> {
  const problems = await problemsOf(db, change.content, entry.key);
  if (Object.keys(problems).length > 0) return { problems };
  const productId = await publishContent(db, entry.key, change.content, change.at);
  await db
    .updateTable('content_entry')
    .set({ live: change.number, due_at: null, due_version: null, due_by: null, due_problem: null })
    .where('id', '=', entry.id)
    .execute();
  return { productId };
}
