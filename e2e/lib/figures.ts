import { test } from '@playwright/test';

/** Adds a measured value, with its unit, to the report of the run (`docs/reports`). */
export const noteFigure = (name: string, value: string | number): void =>
  void test.info().annotations.push({ type: 'figure', description: `${name}: ${value}` });
