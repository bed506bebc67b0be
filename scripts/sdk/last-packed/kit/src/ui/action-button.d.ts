import type { LucideIcon } from 'lucide-react';
import { alertFailure } from '../failures/alert-failure';
import { type ButtonProps } from './button';
type ActionButtonProps = Omit<ButtonProps, 'onClick' | 'loading'> & {
    icon: LucideIcon;
    action: () => Promise<void>;
    failure?: Parameters<typeof alertFailure>[1];
};
export declare function ActionButton(props: ActionButtonProps): import("react").JSX.Element;
export {};
