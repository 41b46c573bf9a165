export { Availability } from './Availability.tsx';
export { availabilityTone, type AvailabilityTone } from './tone.ts';
