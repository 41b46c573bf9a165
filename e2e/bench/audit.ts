import { launch } from 'chrome-launcher';
import runLighthouse, { type RunnerResult } from 'lighthouse';
import { chromiumPath } from './browser.ts';

/** A Lighthouse report. */
export type Report = RunnerResult['lhr'];

// Fewer flags than for the other measures: with some of those the start of the trace is missing.
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'];

// On a busy machine a trace can get lost, whatever the page does.
const ATTEMPTS = 3;

/** One run of the mobile preset with simulated throttling, in a browser of its own. */
const runOnce = async (url: string): Promise<Report> => {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: flags, logLevel: 'silent' });
  try {
    const result = await runLighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' });
    if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`);
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
};

/** The first run of Lighthouse's mobile preset that has a result. @throws when three runs in a row have none */
export const audit = async (url: string): Promise<Report> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
};

/** Reads the number of an audit; NaN when the report has none. */
export const value =
  (id: string) =>
  (report: Report): number =>
    report.audits[id]?.numericValue ?? Number.NaN;
