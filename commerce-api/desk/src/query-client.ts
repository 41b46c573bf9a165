import { QueryClient } from '@tanstack/react-query';
import { DeskError } from './desk-error.ts';

const MOST_RETRIES = 2;

/** What is refused stays refused; only a call without an answer is made again. Without a connection a call fails at once instead of waiting for one. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (count, error) => count < MOST_RETRIES && error instanceof DeskError && error.status === 0,
      },
      mutations: { networkMode: 'always' },
    },
  });
