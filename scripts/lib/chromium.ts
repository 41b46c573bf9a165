import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { root } from './paths.ts';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

const systemBrowser = (): string | undefined => systemPaths.find((path) => existsSync(path));

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'ignore'] }).status === 0;

const isRoot = (): boolean => process.getuid?.() === 0;

/** Installs Debian packages where that is allowed. @returns whether they are installed */
const installPackages = (...packages: readonly string[]): boolean => {
  const prefix = isRoot() ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => run([...prefix, 'apt-get'][0] ?? '', [...[...prefix, 'apt-get'].slice(1), ...args]);
  try {
    execFileSync('which', ['apt-get'], { stdio: 'ignore' });
  } catch {
    return false;
  }
  // Short time-outs, so that the run continues soon without a network.
  const network = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=0'];
  if (!apt('update', '-qq', ...network)) return false;
  return apt('install', '-y', '-qq', '--no-install-recommends', ...network, ...packages);
};

/**
 * Finds a Chromium for the browser tests, or installs one: CHROME_PATH, the system's, Playwright's own, the distribution's.
 * @throws in one line when there is none
 */
export const findChromium = (report: (line: string) => void): string => {
  const named = process.env['CHROME_PATH'];
  if (named !== undefined) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH: there is no file ${named}`);
    return named;
  }
  const known = systemBrowser();
  if (known) return known;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  report('No Chromium found; installing one');
  const installed = installPackages('chromium', 'fonts-liberation') ? systemBrowser() : undefined;
  if (installed) return installed;
  if (
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium']) &&
    existsSync(chromium.executablePath())
  ) {
    return chromium.executablePath();
  }
  throw new Error('no Chromium could be found or installed: install one and name it in CHROME_PATH');
};

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The browser for functional tests: Chromium's headless shell, which has no windows and needs half the processor time; full Chromium where
 * it is not available. `pnpm bench` uses full Chromium. The headless shell is installed without asking when running as root (CI,
 * containers).
 * @throws in one line when there is no browser
 */
export const findTestBrowser = (report: (line: string) => void): string => {
  if (process.env['CHROME_PATH'] !== undefined) return findChromium(report);
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  if (isRoot() && installPackages('chromium-headless-shell', 'fonts-liberation') && existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  return findChromium(report);
};
