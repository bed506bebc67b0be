import { type ButtonProps } from '../ui/button';
export declare function SubmitButton({ disabled, ...rest }: Omit<ButtonProps, 'type'>): import("react").JSX.Element;
