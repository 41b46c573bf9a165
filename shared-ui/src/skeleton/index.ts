export { Skeleton, SkeletonRegion } from './Skeleton.tsx';
