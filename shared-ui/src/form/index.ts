export { useForm, type Form, type Problems } from './use-form.ts';
