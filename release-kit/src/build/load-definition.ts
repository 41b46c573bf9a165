import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageBuild } from './define.ts';

/** Reads `<package>/federation.config.ts`, in its newest form: a long-running command sees its changes. */
export const loadDefinition = async (dir: string): Promise<PackageBuild> => {
  const file = join(dir, 'federation.config.ts');
  const module: { readonly default: PackageBuild } = await import(`${file}?${statSync(file).mtimeMs}`);
  return module.default;
};
