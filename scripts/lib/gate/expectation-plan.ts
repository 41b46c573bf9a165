import { gte } from 'semver';
import * as v from 'valibot';

const trial = v.object({
  provider: v.string(),
  release: v.string(),
  /** Where its files are. */
  dir: v.string(),
  /** Whose expectations it is tried by. */
  consumers: v.array(v.string()),
});

/** A release that consumers try their expectations on. */
export type Trial = v.InferOutput<typeof trial>;

const planSchema = v.pipe(v.string(), v.parseJson(), v.array(trial));

/** What is to be tried, as the file between command and test run holds it. @throws when it is no such file */
export const readPlan = (text: string): readonly Trial[] => v.parse(planSchema, text);

/** Whether a consumer needs it of this version: it copes with versions before the one that it names. */
export const appliesTo = ({ since }: { readonly since?: string }, version: string): boolean => since === undefined || gte(version, since);

interface Named {
  readonly consumer: string;
  readonly provider: string;
  readonly release: string;
  readonly title: string;
}

/** The one line by which a broken expectation is told. */
export const trialTitle = ({ consumer, provider, release, title }: Named): string =>
  `${consumer} expects that ${provider}@${release} ${title}`;
