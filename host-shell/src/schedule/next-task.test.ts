/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { nextTask } from './next-task.ts';

describe('a piece of the page’s start', () => {
  it('waits for its own turn: what is under way comes first', async () => {
    const order: string[] = [];
    const piece = nextTask().then(() => order.push('piece'));
    await Promise.resolve().then(() => order.push('under way'));
    await piece;
    expect(order).toEqual(['under way', 'piece']);
  });
});
