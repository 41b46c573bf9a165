/** ∅37: asks every 3 s for 120 s how a BLIK payment stands. Time comes from outside. */
import type { ApiResult } from 'shared-contracts';

export const POLL_EVERY_MS = 3_000;
export const POLL_FOR_MS = 120_000;

export interface BlikStatus {
  readonly status: 'pending' | 'success' | 'error';
  /** Why it failed, for the shopper. */
  readonly message: string | null;
  readonly isCodeWrong: boolean;
  /** Nobody confirmed it while the bank waited. */
  readonly isTimedOut: boolean;
  /** ms since 1970; until then the bank waits. Null when nobody said. */
  readonly expiresAt: number | null;
}

export interface PollPorts {
  readonly read: () => Promise<ApiResult<BlikStatus>>;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  /** Nobody looks any more. */
  readonly isOver: () => boolean;
  readonly onStatus: (status: BlikStatus) => void;
}

/** Ends with what the payment came to; `timed-out` when two minutes brought nothing. A lost connection is only a missed look. */
export async function pollBlik({ read, wait, now, isOver, onStatus }: PollPorts): Promise<'success' | 'error' | 'timed-out' | 'left'> {
  const end = now() + POLL_FOR_MS;
  for (;;) {
    const answer = await read();
    if (isOver()) return 'left';
    if (answer.ok) {
      onStatus(answer.value);
      if (answer.value.status !== 'pending') return answer.value.status;
    }
    if (now() + POLL_EVERY_MS > end) return 'timed-out';
    await wait(POLL_EVERY_MS);
    if (isOver()) return 'left';
  }
}
