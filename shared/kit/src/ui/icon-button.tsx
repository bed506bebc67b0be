import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';

type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'children'> & {
  label: string;
  children: ReactNode;
};

/** A button that shows only an icon; its label is its name and its tooltip. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Button variant="ghost" size="icon" aria-label={label} title={label} {...rest} />;
}
