import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, visit } from 'graphql';
import { emitDeclarations } from 'release-kit/declarations';
import { exposedApi } from './exposed-api.ts';
import { versionProblems } from './gate.ts';
import { apiPackages, type ApiPackage } from './packages.ts';
import { apiOf, readReport, reportPath, writeReport, type Api } from './report.ts';

/** A schema without descriptions, which may change at any time. */
export const bareSchema = (sdl: string): string =>
  print(visit(parse(sdl), { enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined) }));

const sourcesOf = ({ name, entries }: ApiPackage): readonly string[] => entries.map(({ source }) => join(name, source));

/** The present API of each package. */
export const currentApis = async (root: string): Promise<readonly Api[]> => {
  const packages = await apiPackages(root);
  const declared = packages.map((each) => emitDeclarations(root, sourcesOf(each), { comments: false }));
  const emitted = new Map((await Promise.all(declared)).flatMap((files) => [...files]));
  const sdl = bareSchema(readFileSync(join(root, 'shared-contracts/schema.graphql'), 'utf8'));
  return packages.map((each) => {
    if (each.name === 'shared-contracts') return apiOf(each, emitted, sdl);
    const exposed = new Set(sourcesOf(each).map((source) => source.replace(/\.tsx?$/, '.d.ts')));
    const files = new Map([...emitted].map(([path, text]) => [path, exposed.has(path) ? exposedApi(text) : text]));
    return apiOf(each, files, null);
  });
};

export interface ApiReports {
  /** Path from the root → text that should be committed. */
  readonly files: ReadonlyMap<string, string>;
  /** Changes whose package does not have the required version. */
  readonly problems: readonly string[];
}

/** The up-to-date reports of all packages, and the problems of their versions. */
export const apiReports = async (root: string): Promise<ApiReports> => {
  const files = new Map<string, string>();
  const problems: string[] = [];
  for (const api of await currentApis(root)) {
    const path = reportPath(api.name);
    files.set(path, writeReport(api));
    if (!existsSync(join(root, path))) continue;
    const [found = []] = await versionProblems(root, readReport(readFileSync(join(root, path), 'utf8')), [api]);
    problems.push(...found);
  }
  return { files, problems };
};
