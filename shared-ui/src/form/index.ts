export { useForm, type Form, type FormOptions, type Problems } from './use-form.ts';
