export { Availability } from './Availability.tsx';
