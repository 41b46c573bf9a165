export { CounterBadge } from './CounterBadge.tsx';
