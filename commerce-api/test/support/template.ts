import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../../src');

/** A hash of all that determines the content of a filled folder: sources, and the day, since the promotions of an older one are over. */
function fingerprint(products: string): string {
  const hash = createHash('sha256').update(products).update(new Date().toISOString().slice(0, 10));
  for (const file of globSync('{demo,model,importing,database}/**/*', { cwd: source }).toSorted()) {
    if (/\.(ts|sql)$/.test(file)) hash.update(file).update(readFileSync(join(source, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The path of the filled folder for this catalogue, which may not exist yet. */
export const templatePath = (products: string): string => join(tmpdir(), `commerce-api-template-${fingerprint(products)}`);

/** Copies a filled folder into `folder`; false when there is none yet. */
export function copyTemplate(template: string, folder: string): boolean {
  if (!existsSync(template)) return false;
  cpSync(template, folder, { recursive: true });
  return true;
}

/** Keeps a filled folder that is no longer in use for later tests. */
export function keepTemplate(folder: string, template: string): void {
  if (existsSync(template)) return;
  const part = `${template}.${process.pid}`;
  cpSync(folder, part, { recursive: true });
  try {
    renameSync(part, template);
  } catch {
    // Another test was faster.
    rmSync(part, { recursive: true, force: true });
  }
}
