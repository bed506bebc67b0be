import type { ComponentProps } from 'react';
import { type FieldProps } from './field';
type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'color'>;
export declare function TextAreaField({ label, error, hint, isRequired, ...area }: TextAreaFieldProps): import("react").JSX.Element;
export {};
