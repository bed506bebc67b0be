import type { ReactNode } from 'react';
import { type ButtonProps } from './button';
type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'children'> & {
    label: string;
    children: ReactNode;
};
export declare function IconButton({ label, ...rest }: IconButtonProps): import("react").JSX.Element;
export {};
