export { RatingDistribution } from './RatingDistribution.tsx';
