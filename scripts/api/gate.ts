import { buildSchema, findBreakingChanges } from 'graphql';
import { breakages, type Breakage } from './compare.ts';
import { lineOf, reportPath, sameApi, writeReport, type Api } from './report.ts';
import { versionNeeded } from './version-rule.ts';

/** Breaking changes of the commerce server's GraphQL schema. */
const schemaBreakages = (older: Api, newer: Api): readonly Breakage[] => {
  if (older.sdl === null) return [];
  if (newer.sdl === null) return [{ name: 'schema.graphql', sentence: 'the schema of the commerce server is gone.', direct: true }];
  return findBreakingChanges(buildSchema(older.sdl), buildSchema(newer.sdl)).map(({ description }) => ({
    name: /\b[A-Z]\w*\.(\w+)/.exec(description)?.[1] ?? /\b([A-Z]\w+)\b/.exec(description)?.[1] ?? 'schema.graphql',
    sentence: `GraphQL: ${description}`,
    direct: true,
  }));
};

const problemsOf = (older: Api, newer: Api, broken: readonly Breakage[]): readonly string[] => {
  const change = broken.length > 0 ? 'breaking' : sameApi(older, newer) ? 'none' : 'addition';
  const needed = versionNeeded(change, older.version, newer.version);
  if (needed === null) return [];
  const version = `${newer.name}/package.json says ${newer.version}, this needs ${needed} at least`;
  const report = writeReport(older);
  if (change === 'breaking') {
    // Indirect breakages are reported only when there are no direct ones.
    const direct = broken.filter((breakage) => breakage.direct);
    const lines = (direct.length > 0 ? direct : broken).map(
      ({ name, sentence }) => `${reportPath(older.name)}:${lineOf(report, name)}  ${sentence}`,
    );
    return [...new Set(lines)].map((line) => `${line} (breaking: ${version})`);
  }
  return [`${reportPath(older.name)}  ${newer.name} ${change === 'none' ? 'goes back' : 'offers something new'} (${version})`];
};

/**
 * Compares versions of one API with the committed one. Every change needs a new version of the package: a breaking one a new major,
 * an addition a new minor.
 * @returns for each newer version its problems, one sentence each
 */
export const versionProblems = async (root: string, older: Api, newer: readonly Api[]): Promise<readonly (readonly string[])[]> => {
  const differing = newer.filter((api) => !sameApi({ ...older, sdl: null }, { ...api, sdl: null }));
  const compared = differing.length === 0 ? [] : await breakages(root, older, differing);
  return newer.map((api) => {
    const broken = compared[differing.indexOf(api)] ?? [];
    return problemsOf(older, api, [...broken, ...schemaBreakages(older, api)]);
  });
};
