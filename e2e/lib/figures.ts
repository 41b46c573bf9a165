import { test } from '@playwright/test';

/** Notes what a test has measured, with its unit, for the report of the run (`docs/reports`). */
export const noteFigure = (name: string, value: string | number): void =>
  void test.info().annotations.push({ type: 'figure', description: `${name}: ${value}` });
