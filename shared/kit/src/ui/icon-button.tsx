import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';

type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'children'> & {
  label: string;
  children: ReactNode;
};

/** Button with only an icon; the label is its accessible name and tooltip. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Button variant="ghost" size="icon" aria-label={label} title={label} {...rest} />;
}
