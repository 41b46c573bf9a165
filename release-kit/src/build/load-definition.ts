import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageBuild } from './define.ts';

/** Imports the present version of `<package>/federation.config.ts`, so that long-running commands see its changes. */
export const loadDefinition = async (dir: string): Promise<PackageBuild> => {
  const file = join(dir, 'federation.config.ts');
  const module: { readonly default: PackageBuild } = await import(`${file}?${statSync(file).mtimeMs}`);
  return module.default;
};
