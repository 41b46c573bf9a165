export { FormRefusal } from './FormRefusal.tsx';
