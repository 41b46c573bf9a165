export { Button, ButtonLink, type ButtonProps } from './Button.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
