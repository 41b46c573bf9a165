/**
 * How long an answer takes that nobody was asked for, ms. One within the task that asks would be rendered before all other work
 * of React; where it waits for that work (urql asks at each rendering until then), the page would ask and be told without end.
 */
export const OFFLINE_ANSWER_MS = 100;
