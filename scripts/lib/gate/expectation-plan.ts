import { gte } from 'semver';
import * as v from 'valibot';

const trial = v.object({
  provider: v.string(),
  release: v.string(),
  /** The folder of its files. */
  dir: v.string(),
  /** The consumers whose expectations are run. */
  consumers: v.array(v.string()),
});

/** A release on which consumers' expectations are run. */
export type Trial = v.InferOutput<typeof trial>;

const planSchema = v.pipe(v.string(), v.parseJson(), v.array(trial));

/** Parses the file with which the command passes the trials to the test run. @throws when it is invalid */
export const readPlan = (text: string): readonly Trial[] => v.parse(planSchema, text);

/** Whether an expectation applies to a version: earlier versions than `since` need not meet it. */
export const appliesTo = ({ since }: { readonly since?: string }, version: string): boolean => since === undefined || gte(version, since);

interface Named {
  readonly consumer: string;
  readonly provider: string;
  readonly release: string;
  readonly title: string;
}

/** The line that reports a broken expectation. */
export const trialTitle = ({ consumer, provider, release, title }: Named): string =>
  `${consumer} expects that ${provider}@${release} ${title}`;
