export { starsText as ratingText } from 'shared-contracts/catalogue';
export { Stars } from './Stars.tsx';
