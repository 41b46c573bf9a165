export { Button, ButtonLink } from './Button.tsx';
export { IconButton } from './IconButton.tsx';
