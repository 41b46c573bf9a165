export { Countdown } from './Countdown.tsx';
export { timeLeft, type TimeLeft } from './time-left.ts';
