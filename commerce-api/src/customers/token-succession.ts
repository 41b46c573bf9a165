/** When a token that has replaced another was used first; null before. */
interface Succession {
  readonly rotated_at: Date | null;
  readonly confirmed_at: Date | null;
}

/** Other tabs and calls under way may still send the token before, so long after the new one was used first. */
const overlapMs = 60_000;

/** J-267, J-275: whether the token before the newest one is still valid: an answer may have got lost, another tab be late. */
export const isPreviousValid = ({ confirmed_at }: Pick<Succession, 'confirmed_at'>, now: string): boolean =>
  confirmed_at === null || Date.parse(now) - confirmed_at.getTime() < overlapMs;

/** Whether the newest token has replaced another so lately that it stays; each replacement is a row that lives as long as the session. */
export const isYoung = ({ rotated_at }: Pick<Succession, 'rotated_at'>, now: string, leastAgeMs: number): boolean =>
  rotated_at !== null && Date.parse(now) - rotated_at.getTime() < leastAgeMs;
