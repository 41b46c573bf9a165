import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { registrySchema, type Registry } from '../federation/registry-schema.ts';

/** Reads `registry.json`; null when there is none yet. Throws one clear line when it is unreadable. */
export const readRegistry = (file: string): Registry | null => {
  if (!existsSync(file)) return null;
  try {
    return v.parse(registrySchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    // A parser's complaint may quote the file with all its lines.
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 160);
    throw new Error(`REGISTRY_FILE: ${file} is not a readable registry (${reason})`, { cause: error });
  }
};

/**
 * Makes releases active: reads, changes and atomically replaces the registry.
 * Throws when somebody else wrote a new revision in between (compare-and-swap).
 */
export const activate = (file: string, releases: Readonly<Record<string, string>>, now: Date): Registry => {
  const before = readRegistry(file);
  const remotes: Registry['remotes'] = { ...before?.remotes };
  for (const [name, release] of Object.entries(releases)) {
    const old = remotes[name];
    const retained = [...new Set([release, ...(old ? [old.active, ...old.retained] : [])])].slice(0, 10);
    remotes[name] = { active: release, retained, killed: false };
  }
  // Checked like one that is read: what no host could use is never written.
  const next = v.parse(registrySchema, {
    schemaVersion: 1,
    revision: (before?.revision ?? 0) + 1,
    previousRevision: before?.revision ?? null,
    issuedAt: now.toISOString(),
    remotes,
  } satisfies Registry);
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.new`;
  try {
    writeFileSync(temporary, `${JSON.stringify(next, null, 2)}\n`);
    if ((readRegistry(file)?.revision ?? 0) !== (before?.revision ?? 0)) {
      throw new Error(`${file} was changed by somebody else meanwhile: nothing was written, try again`);
    }
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
  return next;
};
