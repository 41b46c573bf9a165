import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { socketFirst } from './index.ts';

const silent = () => new Promise<string>(() => {});
const graphql = async () => 'graphql';

describe('socket or GraphQL', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('[L-09] a closed socket is not asked, an open one answers', async () => {
    const askSocket = jest.fn(async () => 'socket');
    expect(await socketFirst({ isSocketOpen: () => false, askSocket, askGraphql: graphql })).toBe('graphql');
    expect(askSocket).not.toHaveBeenCalled();
    expect(await socketFirst({ isSocketOpen: () => true, askSocket, askGraphql: graphql })).toBe('socket');
  });

  it('[L-09] a socket that breaks is replaced at once', async () => {
    const askSocket = () => Promise.reject(new Error('closed'));
    expect(await socketFirst({ isSocketOpen: () => true, askSocket, askGraphql: graphql })).toBe('graphql');
  });

  it.each([
    [10, 300],
    [3.9, 500],
  ])('[L-11] [N-13] on a link of %p Mb/s a silent socket is given up after %i ms', async (downlink, ms) => {
    const askGraphql = jest.fn(graphql);
    const outcome = socketFirst({ isSocketOpen: () => true, askSocket: silent, askGraphql, downlink });
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(askGraphql).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('graphql');
  });
});

describe('what is asked', () => {});
