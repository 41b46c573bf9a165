export { Stars } from './Stars.tsx';
export { ratingOf, ratingText } from './rating.ts';
